import { useToasts } from '@qicheng/ui/toast';
import { announceReload, recoverFromMissingFile } from './release-reload.js';

const OLD = '<script type="module" src="/assets/index-OLD.js"></script>';
const NEW = OLD.replace('OLD', 'NEW');

let answer: () => Promise<Response>;
const reload = jest.fn();
const texts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  document.head.innerHTML = OLD;
  document.body.innerHTML = '<input aria-label="电话" /><button>检查</button>';
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  reload.mockReset();
  answer = () => Promise.resolve(new Response(NEW));
  globalThis.fetch = () => answer();
});
afterEach(() => jest.useRealTimers());

describe('a script of this page that is gone', () => {
  it('reloads the page once after a release, and the next page says so once', async () => {
    await recoverFromMissingFile(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual([]);
    announceReload();
    announceReload();
    expect(texts()).toEqual(['网站刚刚更新，页面已重新加载，填写的内容还在']);

    useToasts.setState({ toasts: [] });
    await recoverFromMissingFile(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual(['网站刚刚更新，请重新加载页面']);
  });

  it('reloads once for several files that are missing at the same time', async () => {
    await Promise.all([recoverFromMissingFile(reload), recoverFromMissingFile(reload)]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', () => Promise.resolve(new Response('', { status: 503 }))],
    ['the release is the same', () => Promise.resolve(new Response(OLD))],
  ])('is reported without a reload if %s', async (_, reply) => {
    answer = reply;
    await recoverFromMissingFile(reload);
    expect(reload).not.toHaveBeenCalled();
    expect(texts()).toEqual(['页面文件没有加载成功，可能是网络中断或网站刚刚更新']);
  });

  it('waits while someone types, text is not stored or a dialog has fields', async () => {
    jest.useFakeTimers();
    const field = document.querySelector('input')!;
    field.focus();
    let isStored = false;
    const guard = (event: Event) => {
      if (!isStored) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    const recovery = recoverFromMissingFile(reload);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(texts()).toEqual(['网站刚刚更新，请重新加载页面']);
    field.blur();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).not.toHaveBeenCalled();
    isStored = true;
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><textarea></textarea></div>');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).not.toHaveBeenCalled();
    document.querySelector('[role="dialog"]')!.remove();
    await jest.advanceTimersByTimeAsync(1_000);
    await recovery;
    expect(reload).toHaveBeenCalledTimes(1);
    window.removeEventListener('beforeunload', guard);
  });
});
