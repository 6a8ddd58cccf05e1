import { login } from '@qicheng/contract/auth/session.contract';
import { sendCode } from '@qicheng/contract/auth/sms.contract';
import {
  checkStudentPhone,
  listStudentSchools,
  setStudentPassword,
  skipStudentPassword,
} from '@qicheng/contract/student/student.contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { closeAuthDialog, openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken, dropSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { answerSlider, CHALLENGE, fill, passCooldown, solveSlider } from '#src/testing/slider-answers.js';
import { stubServer } from '#src/testing/stub-server.js';
import { resetAuthFlow, useAuthFlow } from '../auth-flow.js';
import { AccountDialogs } from './account-dialogs.js';

const TICKET = 'ticket-of-this-browser';
const schools = {
  list: [
    { code: '1', name: '示例大学', contact: '学工处 010-0000 0000' },
    { code: '2', name: '样本学院', contact: '' },
  ],
  total: 2,
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  passCooldown();
  answerSlider(server);
  server.answer(listStudentSchools, { data: schools });
  server.answer(sendCode, { data: { challengeId: CHALLENGE } });
  dropSession();
  resetAuthFlow();
  render(<AccountDialogs />);
});
afterEach(() => {
  act(() => closeAuthDialog());
  server.close();
});

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openStudentTab() {
  act(() => openAuthDialog('signIn'));
  const dialog = await dialogOf('登录启程');
  await userEvent.click(dialog.getByRole('tab', { name: '学号登录' }));
  return dialog;
}

async function signIn() {
  const dialog = await openStudentTab();
  await userEvent.click(dialog.getByRole('combobox', { name: '学校' }));
  await userEvent.click(await screen.findByRole('option', { name: '示例大学' }));
  fill(dialog.getByLabelText('学号'), ' 2026 0001');
  fill(dialog.getByLabelText('密码'), 'initial');
  await userEvent.type(dialog.getByLabelText('密码'), '{Enter}');
}

const phoneWanted = (phone = '138****0001', contact = '学工处 010-0000 0000') =>
  server.answer(login, { code: 202, data: { cas_id: TICKET, phone, contact } });

async function provePhone() {
  const dialog = await dialogOf('验证手机号');
  fill(dialog.getByLabelText('手机号'), '13800000001');
  await userEvent.click(dialog.getByRole('button', { name: /获取验证码|秒后可重发/ }));
  await solveSlider();
  await dialog.findByRole('button', { name: /秒后可重发/ });
  fill(dialog.getByLabelText('短信验证码'), 'a1b2c3');
  await userEvent.click(dialog.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.type(dialog.getByLabelText('短信验证码'), '{Enter}');
}

it('requires school, student number and password, with the messages of the specification', async () => {
  const dialog = await openStudentTab();
  await userEvent.click(dialog.getByRole('button', { name: '登录' }));
  for (const words of ['请选择学校', '请输入学号', '密码须为8-30位，不能是纯数字、字母或字符'])
    expect(await dialog.findByText(words)).toBeTruthy();
  expect(server.callsTo(login)).toEqual([]);
  const { violations } = await axe(screen.getByRole('dialog'));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('searches schools by the typed text', async () => {
  const dialog = await openStudentTab();
  fill(dialog.getByRole('combobox', { name: '学校' }), 'sldx');
  await waitFor(() =>
    expect(server.callsTo(listStudentSchools).at(-1)?.body).toMatchObject({ keyword: 'sldx' }),
  );
});

it('signs in when the phone is verified already', async () => {
  server.answer(login, { data: sampleUser });
  await signIn();
  await waitFor(() => expect(currentToken()).toBe('fresh-token'));
  expect(server.callsTo(login)[0]?.body).toMatchObject({
    type: '2',
    school_name: '示例大学',
    student_number: '20260001',
    password: 'initial',
  });
});

it('202: shows the masked phone, verifies it, sets a new password and signs in', async () => {
  phoneWanted();
  server.answer(checkStudentPhone);
  server.answer(setStudentPassword, { data: sampleUser });
  await signIn();
  const check = await dialogOf('验证手机号');
  expect(check.getByText('138****0001')).toBeTruthy();
  expect(check.queryByLabelText('新密码')).toBeNull();
  await provePhone();
  expect(server.callsTo(sendCode)[0]?.body).toMatchObject({ phone: '13800000001', type: '5' });

  const password = await dialogOf('设置新密码');
  fill(password.getByLabelText('新密码'), 'Setting-out-2026');
  fill(password.getByLabelText('确认密码'), 'Setting-out-2026');
  await userEvent.type(password.getByLabelText('确认密码'), '{Enter}');
  await waitFor(() => expect(currentToken()).toBe('fresh-token'));
  expect(server.callsTo(checkStudentPhone)[0]?.body).toMatchObject({
    cas_id: TICKET,
    msg_id: CHALLENGE,
    agree_terms: 1,
  });
  expect(server.callsTo(setStudentPassword)[0]?.body).toEqual({
    cas_id: TICKET,
    newpassword: 'Setting-out-2026',
    agian_pwd: 'Setting-out-2026',
  });
});

it('202: the password step can be skipped', async () => {
  phoneWanted();
  server.answer(checkStudentPhone);
  server.answer(skipStudentPassword, { data: sampleUser });
  await signIn();
  await provePhone();
  const password = await dialogOf('设置新密码');
  await userEvent.click(password.getByRole('button', { name: '跳过，暂不设置' }));
  await waitFor(() => expect(currentToken()).toBe('fresh-token'));
  await waitFor(() => expect(useAuthFlow.getState().isFinishing).toBe(false));
  expect(useAuthDialog.getState().open).toBeNull();
  expect(server.callsTo(skipStudentPassword)[0]?.body).toEqual({ cas_id: TICKET });
});

it('202: a rejected phone stays on its step, with the message under the field', async () => {
  phoneWanted();
  server.answer(checkStudentPhone, { reason: 'studentPhoneDiffers' });
  await signIn();
  await provePhone();
  const check = await dialogOf('验证手机号');
  expect(await check.findByText('该手机号与学校登记的不一致，如需更换请联系学校老师')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(check.getByLabelText('手机号')));
  expect(useAuthDialog.getState().open).toBe('studentPhone');
});

it("shows the school's contact for students without that phone", async () => {
  phoneWanted();
  await signIn();
  const check = await dialogOf('验证手机号');
  await userEvent.click(check.getByRole('button', { name: '不是我的手机号' }));
  expect(await screen.findByText('学工处 010-0000 0000')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(useAuthDialog.getState().open).toBe('studentPhone');
});

it('an expired ticket leads back to the student tab', async () => {
  phoneWanted('', '');
  server.answer(checkStudentPhone, { reason: 'studentTicketInvalid' });
  await signIn();
  await provePhone();
  const again = await dialogOf('登录启程');
  expect(again.getByRole('tab', { name: '学号登录' }).getAttribute('aria-selected')).toBe('true');
});
