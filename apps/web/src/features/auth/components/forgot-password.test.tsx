import { completePasswordReset, provePasswordReset } from '@qicheng/contract/auth/password-reset.contract';
import { sendCode } from '@qicheng/contract/auth/sms.contract';
import { useToasts } from '@qicheng/ui/toast';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAuthDialog, openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { answerSlider, CHALLENGE, fill, passCooldown, solveSlider } from '#src/testing/slider-answers.js';
import { stubServer } from '#src/testing/stub-server.js';
import { resetAuthFlow } from '../auth-flow.js';
import { AccountDialogs } from './account-dialogs.js';

const PHONE = '13800000001';
const PASSWORD = 'Setting-out-2026';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  passCooldown();
  answerSlider(server);
  server.answer(sendCode, { data: { challengeId: CHALLENGE } });
  server.answer(provePasswordReset);
  resetAuthFlow();
  useToasts.setState({ toasts: [] });
  render(<AccountDialogs />);
});
afterEach(() => {
  act(() => closeAuthDialog());
  server.close();
});

const open = async () => {
  act(() => openAuthDialog('forgotPassword'));
  return within(await screen.findByRole('dialog', { name: '忘记密码' }));
};

async function proveThePhone() {
  const dialog = await open();
  fill(dialog.getByLabelText('手机号'), PHONE);
  await userEvent.click(dialog.getByRole('button', { name: /获取验证码|秒后可重发/ }));
  await solveSlider();
  await dialog.findByRole('button', { name: /秒后可重发/ });
  fill(dialog.getByLabelText('短信验证码'), 'a1b2c3');
  await userEvent.type(dialog.getByLabelText('短信验证码'), '{Enter}');
  await dialog.findByLabelText('新密码');
  return dialog;
}

it('requires a phone and a code before the next step', async () => {
  const dialog = await open();
  fill(dialog.getByLabelText('手机号'), '12');
  await userEvent.type(dialog.getByLabelText('手机号'), '{Enter}');
  expect(await dialog.findByText('请输入正确的手机号')).toBeTruthy();
  expect(dialog.getByText('请输入6位短信验证码')).toBeTruthy();
  expect(server.callsTo(provePasswordReset)).toEqual([]);
});

it('leads back to sign-in', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: '返回登录' }));
  expect(useAuthDialog.getState().open).toBe('signIn');
});

it('verifies the phone, sets the password and returns to sign-in with the phone prefilled', async () => {
  server.answer(completePasswordReset);
  const dialog = await proveThePhone();
  expect(server.callsTo(sendCode)[0]).toMatchObject({ body: { phone: PHONE, type: '3' } });
  expect(server.callsTo(provePasswordReset)[0]?.body).toEqual({
    phone: PHONE,
    code: 'a1b2c3',
    msg_id: CHALLENGE,
  });

  const password = dialog.getByLabelText('新密码');
  fill(password, '12345678');
  await userEvent.type(password, '{Enter}');
  expect(await dialog.findByText('登录密码须为8-30位，不能是纯数字、字母或字符')).toBeTruthy();
  expect(dialog.getByText('请输入确认密码')).toBeTruthy();
  fill(password, PASSWORD);
  fill(dialog.getByLabelText('确认密码'), 'Something-else-1');
  await userEvent.type(dialog.getByLabelText('确认密码'), '{Enter}');
  expect(await dialog.findByText('请重新输入确认密码')).toBeTruthy();
  expect(server.callsTo(completePasswordReset)).toEqual([]);

  fill(dialog.getByLabelText('确认密码'), PASSWORD);
  await userEvent.type(dialog.getByLabelText('确认密码'), '{Enter}');
  const signIn = within(await screen.findByRole('dialog', { name: '登录启程' }));
  expect(signIn.getByLabelText('手机号')).toHaveProperty('value', PHONE);
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('密码重置成功，请重新登录');
  expect(server.callsTo(completePasswordReset)[0]?.body).toEqual({
    phone: PHONE,
    newpassword: PASSWORD,
    agian_pwd: PASSWORD,
  });
});

it('restarts when the proof of step one has expired', async () => {
  server.answer(completePasswordReset, { reason: 'passwordResetUnproven' });
  const dialog = await proveThePhone();
  fill(dialog.getByLabelText('新密码'), PASSWORD);
  fill(dialog.getByLabelText('确认密码'), PASSWORD);
  await userEvent.type(dialog.getByLabelText('确认密码'), '{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('手机号')).toHaveProperty('value', PHONE));
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('验证已过期，请重新验证手机号');
});

it('reports an empty new password as missing', async () => {
  const dialog = await proveThePhone();
  await userEvent.click(dialog.getByRole('button', { name: '确认' }));
  expect(await dialog.findByText('请输入新密码')).toBeTruthy();
});
