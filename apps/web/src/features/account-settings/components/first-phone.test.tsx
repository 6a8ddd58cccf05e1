import { changePhone } from '@qicheng/contract/account/profile.contract';
import { logout } from '@qicheng/contract/auth/session.contract';
import { sendCode } from '@qicheng/contract/auth/sms.contract';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken, dropSession, storeSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { answerSlider, CHALLENGE, fill, passCooldown, solveSlider } from '#src/testing/slider-answers.js';
import { stubServer } from '#src/testing/stub-server.js';
import type { AccountProfile } from '../api/account-queries.js';
import { type OpenDialog, SettingsDialogs } from './settings-dialogs.js';

/** A member signed in by a partner, without phone or password. */
const bare: AccountProfile = {
  username: '林晓舟',
  avatar: '',
  phone: '',
  needsPassword: true,
  campusEmail: '',
  campusSchool: '',
  hasWechat: false,
  studentSchool: '',
  studentNumber: '',
  createdAt: new Date('2026-09-01T08:00:00Z'),
  exportsPausedUntil: null,
  erasedAt: null,
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  passCooldown();
  answerSlider(server);
  server.answer(sendCode, { data: { challengeId: CHALLENGE } });
  useToasts.setState({ toasts: [] });
  useAuthDialog.setState({ open: null });
  storeSession('token', sampleUser);
});
afterEach(() => {
  act(() => dropSession());
  server.close();
});

function Dialogs({ first }: { first: OpenDialog }) {
  const [open, setOpen] = useState<OpenDialog | null>(first);
  return (
    <SettingsDialogs
      open={open}
      profile={bare}
      onOpen={setOpen}
      onClose={() => setOpen(null)}
      onLeave={() => undefined}
    />
  );
}
const show = (first: OpenDialog) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Dialogs first={first} />
    </QueryClientProvider>,
  );
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function bind() {
  const dialog = await dialogOf('绑定手机号');
  fill(dialog.getByLabelText('手机号'), '13900000002');
  await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
  await solveSlider();
  await dialog.findByRole('button', { name: /秒后可重发/ });
  fill(dialog.getByLabelText('验证码'), 'a1b2c3');
  await userEvent.click(dialog.getByRole('button', { name: '绑定手机号' }));
  return dialog;
}

it('can be bound without proof soon after a sign-in, with the texts of a first phone', async () => {
  server.answer(changePhone, { data: { ...sampleUser, token: 'renewed' } });
  show('phone');
  await dialogOf('绑定手机号');
  expect(screen.getByRole('dialog').textContent).not.toMatch(/更换|新手机号|还没有手机号和密码/);
  await bind();
  await waitFor(() => expect(currentToken()).toBe('renewed'));
  expect(server.callsTo(changePhone)[0]?.body).toEqual({
    phone: '13900000002',
    code: 'a1b2c3',
    msg_id: CHALLENGE,
  });
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('手机号已绑定，其他设备已退出登录');
});

it('requires a new sign-in when the server says that the last one is too old', async () => {
  server.answer(changePhone, { reason: 'identityProofUnavailable' });
  server.answer(logout, { msg: '退出成功' });
  show('phone');
  const dialog = await bind();
  expect((await dialog.findByRole('alert')).textContent).toContain(
    '该账号还没有手机号和密码，请重新登录后绑定手机号',
  );
  await userEvent.click(dialog.getByRole('button', { name: '重新登录' }));
  await waitFor(() => expect(useAuthDialog.getState().open).toBe('signIn'));
  expect(currentToken()).toBeNull();
});

it.each([
  ['password', '设置登录密码'],
  ['export', '导出我的全部数据'],
  ['close', '注销账号'],
] as const)('is required before an action that needs proof: %s', async (first, title) => {
  show(first);
  const dialog = await dialogOf(title);
  expect(dialog.getByText('请先绑定手机号')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '去绑定' }));
  expect(await dialogOf('绑定手机号')).toBeTruthy();
});
