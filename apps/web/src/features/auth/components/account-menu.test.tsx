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
import { AccountMenu } from './account-menu.js';

afterEach(() => act(() => dropSession()));

describe('account menu', () => {
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
