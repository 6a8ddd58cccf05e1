import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { logout } from '@qicheng/contract/auth/session.contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { MembersOnly } from '#src/app/members-only.jsx';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { dropSession, storeSession, useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { AccountMenu, accountEntries } from './account-menu.js';

const member = { vipEnabled: false, isMember: false, hasCampusEmail: false, unread: 0 };
const keys = (state: Partial<typeof member>) => accountEntries({ ...member, ...state }).map(({ key }) => key);

const FREE = ['campus-email', 'resumes', 'applications', 'templates', 'courses', 'messages'];

it('has the entries of the specification in its order, and the applications after the résumés', () => {
  expect(keys({ vipEnabled: true })).toEqual(['membership', ...FREE, 'orders']);
});

it('has no paid entries while VIP features are off', () => expect(keys({})).toEqual(FREE));

it('shows the state of membership and campus e-mail', () => {
  const labels = (isMember: boolean) =>
    accountEntries({ ...member, vipEnabled: true, isMember, hasCampusEmail: isMember })
      .slice(0, 2)
      .map(({ label }) => label);
  expect(labels(false)).toEqual(['开通会员', '校园邮箱认证']);
  expect(labels(true)).toEqual(['会员有效 · 续费', '校园邮箱（已认证）']);
});

it('shows the number of unread messages', () => {
  expect(accountEntries({ ...member, unread: 3 }).at(-1)?.label).toBe('我的消息（3 条未读）');
});

describe('account menu', () => {
  afterEach(() => act(() => dropSession()));

  it.each([
    ['𠮷田晓', '𠮷'],
    ['😀晓舟', '😀'],
  ])('shows the complete initial of %s', (username, initial) => {
    useSession.setState({ user: { ...sampleUser, username } });
    const { container } = render(<AccountMenu />, { wrapper: MemoryRouter });
    expect(container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe(initial);
  });

  it('starts with the name and the remaining AI counts, and is grouped', async () => {
    const server = stubServer();
    server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
    useSession.setState({ user: sampleUser });
    render(<AccountMenu />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('button', { name: '账号菜单：林晓舟' }));
    expect(await screen.findByText('AI 次数剩余 7 次')).toBeTruthy();
    const apart = screen.getAllByRole('menuitem').filter(({ parentElement }) => parentElement?.className);
    expect(apart.map(({ textContent }) => textContent)).toEqual(['我的简历', '账号设置', '退出登录']);
    server.close();
  });

  it('switches between light and dark', async () => {
    useSession.setState({ user: sampleUser });
    render(<AccountMenu />, { wrapper: MemoryRouter });
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: /^账号菜单/ }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await press('切换到深色');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await press('切换到浅色');
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('shows no name before it is known', () => {
    useSession.setState({ user: null });
    render(<AccountMenu />, { wrapper: MemoryRouter });
    expect(screen.getByRole('button', { name: '账号菜单' }).textContent).toBe('');
  });

  it('goes home from a members-only page without asking to sign in again', async () => {
    const server = stubServer();
    server.answer(logout, { msg: '退出成功' });
    useAuthDialog.setState({ open: null });
    storeSession('stored', sampleUser);
    const frame = (
      <>
        <AccountMenu />
        <Outlet />
      </>
    );
    const pages = [
      { path: '/settings', element: <MembersOnly>账号设置的内容</MembersOnly> },
      { path: '*', element: <p>首页</p> },
    ];
    const router = createMemoryRouter([{ element: frame, children: pages }], {
      initialEntries: ['/settings'],
    });
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('button', { name: /^账号菜单/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect((await screen.findByText('首页')).isConnected).toBe(true);
    await waitFor(() => expect(useSession.getState().isMember).toBe(false));
    expect(useAuthDialog.getState().open).toBeNull();
    server.close();
  });
});
