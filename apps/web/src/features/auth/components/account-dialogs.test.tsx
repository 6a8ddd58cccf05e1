import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { checkProofOfWork, issueProofOfWork } from '@qicheng/contract/captcha/proof-of-work.contract';
import { checkSlider } from '@qicheng/contract/captcha/slider.contract';
import { login, register } from '@qicheng/contract/auth/session.contract';
import { sendLoginCode, sendRegisterCode } from '@qicheng/contract/auth/sms.contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { closeAuthDialog, openAuthDialog, openNewcomerSignIn, useAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken, dropSession } from '#src/lib/session.js';
import { onDevice } from '#src/testing/device.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { answerSlider, CHALLENGE, solveSlider } from '#src/testing/slider-answers.js';
import { stubServer } from '#src/testing/stub-server.js';
import { resetAuthFlow } from '../auth-flow.js';
import { AccountDialogs } from './account-dialogs.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  dropSession();
  resetAuthFlow();
  render(<AccountDialogs />);
});
afterEach(() => {
  act(() => closeAuthDialog());
  server.close();
});

const open = async (name: 'signIn' | 'register', afterwards?: () => void) => {
  act(() => openAuthDialog(name, afterwards));
  return within(await screen.findByRole('dialog'));
};

it('the question whether to sign in does not fill the screen of a phone, and a form does', async () => {
  act(() => openAuthDialog('signInPrompt'));
  const dialog = await screen.findByRole('dialog', { name: '需要登录' });
  expect(dialog.dataset.size).toBe('question');
  expect(dialog.parentElement?.dataset.size).toBe('question');
  await userEvent.click(within(dialog).getByRole('button', { name: '去登录' }));
  const form = await screen.findByRole('dialog', { name: '登录启程' });
  expect(form.dataset.size).toBeUndefined();
});

describe('sign-in dialog', () => {
  it('labels its fields, focuses the first and has no serious accessibility violation', async () => {
    const dialog = await open('signIn');
    const phone = dialog.getByLabelText('手机号');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(dialog.getByLabelText('密码')).toBeTruthy();
    const { violations } = await axe(screen.getByRole('dialog'));
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('offers the WeChat code where another device can scan it, but not on a phone', async () => {
    const dialog = await open('signIn');
    expect(dialog.getByRole('button', { name: '微信扫码登录' }).isConnected).toBe(true);
    act(() => closeAuthDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const media = onDevice('touch');
    const onPhone = await open('signIn');
    expect(onPhone.queryByRole('button', { name: '微信扫码登录' })).toBeNull();
    media.mockRestore();
  });

  it('opens with the SMS code for a visitor with a draft, who has no password yet, and with the password afterwards', async () => {
    act(() => openNewcomerSignIn());
    const code = await screen.findByRole('tab', { name: '验证码登录' });
    expect(code.getAttribute('aria-selected')).toBe('true');
    act(() => closeAuthDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await open('signIn');
    expect(dialog.getByRole('tab', { name: '密码登录' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows the errors of the specification under the fields', async () => {
    const dialog = await open('signIn');
    await userEvent.type(dialog.getByLabelText('手机号'), '123{Enter}');
    expect(await dialog.findByText('请输入正确的手机号')).toBeTruthy();
    expect(dialog.getByText('密码须为8-30位，不能是纯数字、字母或字符')).toBeTruthy();
    expect(dialog.getByLabelText('手机号').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });

  it("shows the server's rejection under the password and keeps the dialog open", async () => {
    server.answer(login, { reason: 'passwordIncorrect' });
    const dialog = await open('signIn');
    await userEvent.type(dialog.getByLabelText('手机号'), '13800000001');
    await userEvent.type(dialog.getByLabelText('密码'), 'abc12345{Enter}');
    expect(await dialog.findByText('手机号或密码错误')).toBeTruthy();
    expect(currentToken()).toBeNull();
  });

  it('signs in, stores the token and continues the pending action', async () => {
    const afterwards = jest.fn();
    server.answer(login, { data: sampleUser });
    const dialog = await open('signIn', afterwards);
    await userEvent.type(dialog.getByLabelText('手机号'), '138 0000 0001');
    await userEvent.type(dialog.getByLabelText('密码'), 'abc12345{Enter}');
    await waitFor(() => expect(afterwards).toHaveBeenCalledTimes(1));
    expect(currentToken()).toBe('fresh-token');
    expect(useAuthDialog.getState().open).toBeNull();
    expect(server.sent[0]?.body).toMatchObject({ type: '1', login_type: 'cas', phone: '13800000001' });
  });

  it.each(['139 0000 0001', '+8613900000001'])('keeps every digit of a pasted %s', async (pasted) => {
    const dialog = await open('signIn');
    await userEvent.click(dialog.getByLabelText('手机号'));
    await userEvent.paste(pasted);
    expect(dialog.getByLabelText('手机号')).toHaveProperty('value', '13900000001');
  });

  it('closes on Escape', async () => {
    await open('signIn');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(useAuthDialog.getState().open).toBeNull());
  });
});

describe('registration', () => {
  it('keeps the input but not the consent when the dialog was closed by mistake', async () => {
    const dialog = await open('register');
    await userEvent.type(dialog.getByLabelText('手机号'), '13800000001');
    await userEvent.type(dialog.getByLabelText('短信验证码'), 'a1b2c3');
    await userEvent.type(dialog.getByLabelText('设置密码'), 'Setting-out-2026');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open('register');
    const valueOf = (label: string) => again.getByLabelText<HTMLInputElement>(label).value;
    expect(['手机号', '短信验证码', '设置密码'].map(valueOf)).toEqual([
      ...['13800000001', 'a1b2c3', 'Setting-out-2026'],
    ]);
    expect(again.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});

describe('sign-in by code', () => {
  it('solves the slider by keyboard, sends with its pass, counts down and signs in', async () => {
    answerSlider(server);
    server.answer(sendLoginCode, { data: { challengeId: CHALLENGE } });
    server.answer(login, { data: sampleUser });
    const dialog = await open('signIn');
    await userEvent.click(dialog.getByRole('tab', { name: '验证码登录' }));
    await userEvent.type(await dialog.findByLabelText('手机号'), '13800000001');
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await solveSlider();

    expect(await dialog.findByRole('button', { name: /秒后可重发/ })).toHaveProperty('disabled', true);
    const [check] = server.callsTo(checkSlider);
    expect((check!.body as { track: { x: number }[] }).track.at(-1)?.x).toBe(90);
    expect(server.callsTo(sendLoginCode)[0]?.headers.get('x-captcha-pass')).toBe('one-time');

    const box = dialog.getByRole('checkbox', { name: /我已阅读并同意\s*《用户协议》\s*与\s*《隐私政策》/ });
    expect(box).toHaveProperty('checked', false);
    await userEvent.type(dialog.getByLabelText('短信验证码'), 'a1b2c3{Enter}');
    expect(await dialog.findByText('请先阅读并勾选同意用户协议与隐私政策')).toBeTruthy();
    expect(server.callsTo(login)).toEqual([]);
    await userEvent.click(box);
    await userEvent.type(dialog.getByLabelText('短信验证码'), '{Enter}');
    await waitFor(() => expect(currentToken()).toBe('fresh-token'));
    expect(server.callsTo(login)[0]?.body).toMatchObject({
      type: '3',
      code: 'a1b2c3',
      msg_id: CHALLENGE,
      agree_terms: 1,
    });
    expect(dialog.queryByRole('link', { name: '《隐私政策》' })?.getAttribute('href')).toBe(
      '/legal?text=privacy',
    );
    expect(dialog.queryByText(/未注册的手机号验证后将自动创建账号/)).toBeTruthy();
  });
});

describe('without the picture', () => {
  const target = pbkdf2Sync('a salt', '42', 10, 32, 'sha256').toString('hex');
  const work = {
    challengeId: CHALLENGE,
    salt: 'a salt',
    target,
    iterations: 10,
    range: 100,
    expiresInSeconds: 180,
  };
  const onWebCrypto = (subtle: unknown) =>
    Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });

  /** Asks for a code and then for the verification without a picture, by keyboard. */
  async function choose() {
    answerSlider(server);
    const dialog = await open('register');
    await userEvent.type(dialog.getByLabelText('手机号'), '13800000001');
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    const handle = await screen.findByRole('slider', { description: /改用自动验证/ });
    await waitFor(() => expect(document.activeElement).toBe(handle));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /改用自动验证/ }));
    await userEvent.keyboard('{Enter}');
    return dialog;
  }

  it('a refusal is read out, and the puzzle is offered again', async () => {
    onWebCrypto(webcrypto.subtle);
    server.answer(issueProofOfWork, { reason: 'proofOfWorkTooOften' });
    await choose();
    expect((await screen.findByRole('alert')).textContent).toMatch(/请改用拼图验证/);
    expect(screen.getByRole('button', { name: '再试一次' }).isConnected).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '改用拼图验证' }));
    const handle = await screen.findByRole('slider');
    await waitFor(() => expect(document.activeElement).toBe(handle));
  });

  it('a page without HTTPS says that the browser cannot do it', async () => {
    onWebCrypto(undefined);
    await choose();
    expect((await screen.findByRole('alert')).textContent).toBe('这个浏览器不支持自动验证，请改用拼图验证');
    expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull();
    expect(server.callsTo(issueProofOfWork)).toEqual([]);
  });

  // Last: it starts the cooldown.
  it('the browser computes, the code is sent with that pass, and the focus is in its field', async () => {
    onWebCrypto(webcrypto.subtle);
    server.answer(issueProofOfWork, { data: work });
    server.answer(checkProofOfWork, { data: { pass: 'for work', expiresInSeconds: 60 } });
    server.answer(sendRegisterCode, { data: { challengeId: CHALLENGE } });
    const dialog = await choose();
    await waitFor(() => expect(screen.getByText(/正在自动验证/).isConnected).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('短信验证码')));
    expect(server.callsTo(checkProofOfWork)[0]?.body).toMatchObject({
      answer: 42,
      challengeId: CHALLENGE,
      phone: '13800000001',
      purpose: 'register',
    });
    expect(server.callsTo(sendRegisterCode)[0]?.headers.get('x-captcha-pass')).toBe('for work');
  });
});

describe('register dialog', () => {
  it('keeps every digit of a pasted code', async () => {
    const dialog = await open('register');
    await userEvent.click(dialog.getByLabelText('短信验证码'));
    await userEvent.paste(' 123 456 ');
    expect(dialog.getByLabelText('短信验证码')).toHaveProperty('value', '123456');
  });

  it('enforces the password rule and requires a code that was sent', async () => {
    const dialog = await open('register');
    await userEvent.type(dialog.getByLabelText('手机号'), '13800000001');
    await userEvent.type(dialog.getByLabelText('设置密码'), '12345678');
    await userEvent.type(dialog.getByLabelText('短信验证码'), '12{Enter}');
    expect(await dialog.findByText('登录密码须为8-30位，不能是纯数字、字母或字符')).toBeTruthy();
    expect(await dialog.findByText('请输入6位短信验证码')).toBeTruthy();
    expect(server.callsTo(register)).toEqual([]);
  });
});
