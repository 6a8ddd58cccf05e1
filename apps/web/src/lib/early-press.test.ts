import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repeatEarlyPress } from './early-press.js';

const page = readFileSync(path.join(process.cwd(), 'apps/web/index.html'), 'utf8');
const script = /<script[^>]*id="early-press">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

const onClick = jest.fn();
const onSubmit = jest.fn((event: Event) => event.preventDefault());

/** A page that has been drawn and is not hydrated: its form and button get their listeners later. */
function open() {
  document.body.innerHTML =
    '<form><input /><button type="submit">开始分析</button></form><button type="button"><span>菜单</span></button>';
  window.eval(script);
  const [submit, menu] = [...document.querySelectorAll('button')];
  const hydrate = () => {
    document.querySelector('form')?.addEventListener('submit', onSubmit);
    menu?.addEventListener('click', onClick);
    repeatEarlyPress();
  };
  return { submit: submit!, menu: menu!, hydrate };
}

beforeEach(() => jest.clearAllMocks());

it('repeats a press on a button when the page is hydrated, once', () => {
  const { menu, hydrate } = open();
  menu.querySelector('span')?.click();
  expect(onClick).not.toHaveBeenCalled();
  hydrate();
  expect(onClick).toHaveBeenCalledTimes(1);
  repeatEarlyPress();
  menu.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('submits a form when the page is hydrated instead of loading the page again', () => {
  const { submit, hydrate } = open();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(submit.dispatchEvent(press)).toBe(false);
  hydrate();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('repeats nothing where nothing was pressed', () => {
  const { hydrate } = open();
  hydrate();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
