import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.js';
import { Tabs } from './tabs.js';

describe('a menu', () => {
  const onSelect = jest.fn();
  beforeEach(() => {
    onSelect.mockClear();
    render(
      <Menu
        trigger="更多"
        items={['改名', '复制', '删除'].map((label) => ({
          key: label,
          label,
          onSelect: () => onSelect(label) as undefined,
        }))}
      />,
    );
    screen.getByRole('button', { name: '更多' }).focus();
  });
  const focused = () => document.activeElement?.textContent;

  it('moves by arrows, Home and End, and wraps around', async () => {
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('改名');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('删除');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('复制');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('删除');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('改名');
  });

  it('restores the focus, with and without a choice', async () => {
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('更多');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onSelect.mock.calls).toEqual([['复制']]);
    expect(focused()).toBe('更多');
  });
});

it('shows its items in named groups, and arrows move across all of them', async () => {
  const item = (label: string, group: string) => ({ key: label, label, group, onSelect: () => undefined });
  render(<Menu trigger="更多" items={[item('范文', '写作'), item('双语', '写作'), item('引导', '界面')]} />);
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  expect(within(screen.getByRole('group', { name: '写作' })).getAllByRole('menuitem')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: '引导' }));
});

it('opens tabs as the arrows move over them, and mounts only the open panel', async () => {
  const onOpen = jest.fn();
  render(
    <Tabs
      label="登录方式"
      initial="code"
      onOpen={onOpen}
      tabs={['password', 'code', 'student'].map((key) => ({ key, label: key, content: `panel ${key}` }))}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'code', selected: true }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'password' }).textContent).toBe('panel password');
  expect(screen.queryByText('panel student')).toBeNull();
  expect(onOpen.mock.calls).toEqual([['student'], ['password']]);
});

describe('the panel of a menu', () => {
  const { prototype } = HTMLElement;
  afterEach(() => jest.restoreAllMocks());

  /** A button at the given place in a window of 1024 by 768, and a panel of 200 by 300 whose right edge is its own. */
  const openAt = async (top: number, right: number) => {
    jest.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(300);
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
    jest.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'BUTTON'
        ? new DOMRect(right - 32, top, 32, 32)
        : new DOMRect(right - 200, top + 40, 200, 300);
    });
    render(<Menu trigger="更多" items={[{ key: '删除', label: '删除', onSelect: () => undefined }]} />);
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    return screen.getByRole('menu').parentElement!;
  };

  it('stays below its button where there is room', async () => {
    const { dataset, style } = await openAt(300, 600);
    expect([dataset.side, style.maxHeight, style.translate ?? '']).toEqual([undefined, '', '']);
  });

  it('opens upwards where only that side has room', async () => {
    expect((await openAt(600, 600)).dataset.side).toBe('top');
  });

  it('shifts into the window from its left edge', async () => {
    expect((await openAt(300, 150)).style.translate).toBe('58px');
  });
});
