import { getUserInfo } from '@qicheng/contract/account/account.contract';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { restoreSession } from '#src/features/auth/api/restore-session.js';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import { MembersOnly } from './members-only.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useAuthDialog.setState({ open: null });
});
afterEach(() => {
  act(() => dropSession());
  server.close();
});

const show = () =>
  render(
    <MemoryRouter>
      <MembersOnly>我的内容</MembersOnly>
    </MemoryRouter>,
  );

it('asks a visitor to sign in', () => {
  show();
  expect(screen.getByText('登录后查看')).toBeTruthy();
  expect(useAuthDialog.getState().open).toBe('signIn');
});

it('keeps the WeChat sign-in that an expired session opened', async () => {
  storeSession('stored', null);
  server.answer(getUserInfo, { status: 401 });
  show();
  expect(screen.getByText('我的内容')).toBeTruthy();
  await act(restoreSession);
  expect(screen.getByText('登录后查看')).toBeTruthy();
  expect(useAuthDialog.getState().open).toBe('wechat');
});
