import { logout } from '@qicheng/contract/auth/session.contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { MembersOnly } from '#src/app/members-only.jsx';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { dropSession, keepSession, useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { AccountMenu } from './account-menu.js';

afterEach(() => act(() => dropSession()));

describe('the account menu', () => {
  it.each([
    ['𠮷田晓', '𠮷'],
    ['😀晓舟', '😀'],
  ])('shows the whole first sign of %s', (username, initial) => {
    useSession.setState({ user: { ...sampleUser, username } });
    const { container } = render(<AccountMenu />, { wrapper: MemoryRouter });
    expect(container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe(initial);
  });

  it('goes home from a page of one’s own without asking to sign in again', async () => {
    const server = stubServer();
    server.answer(logout, { msg: '退出成功' });
    useAuthDialog.setState({ open: null });
    keepSession('stored', sampleUser);
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
