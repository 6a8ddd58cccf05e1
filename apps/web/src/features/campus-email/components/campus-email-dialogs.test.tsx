import { getUserInfo } from '@qicheng/contract/account/account.contract';
import {
  listSchoolSuffixes,
  sendCampusEmailCode,
  verifyCampusEmail,
} from '@qicheng/contract/campus-email/campus-email.contract';
import { checkCaptchaImage, getCaptchaImage } from '@qicheng/contract/captcha/image.contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeCampusEmailDialog, showCampusEmail, useCampusEmailDialog } from '#src/lib/dialog-state.js';
import { axe } from '#src/testing/axe.js';
import { dropSession, storeSession, useSession } from '#src/lib/session.js';
import { dismissGift, useWelcome } from '#src/lib/welcome.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { CHALLENGE, fill, passCooldown } from '#src/testing/slider-answers.js';
import { stubServer } from '#src/testing/stub-server.js';
import { clearDraft } from '../hooks/use-verification.js';
import { CampusEmailDialogs } from './campus-email-dialogs.js';

const PICTURE = '0190a7e2-5b1c-7c3d-9e4f-0000000000d1';
const NOT_EDUCATION = '亲，您填写的是非教育邮箱，请更换教育邮箱认证';
const ADDRESS = 'lin@stu.example.edu.cn';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  passCooldown();
  server.answer(getCaptchaImage, { data: { id: PICTURE, image: 'data:,', expiresInSeconds: 300 } });
  server.answer(checkCaptchaImage, { data: { pass: 'read-right', expiresInSeconds: 120 } });
  server.answer(sendCampusEmailCode, { data: { challengeId: CHALLENGE } });
  server.answer(listSchoolSuffixes, (body) => {
    const { keyword = '' } = body as { keyword?: string };
    const list = [{ schoolName: '示例大学', suffixes: ['mail.example.org'] }].filter(
      ({ schoolName, suffixes }) =>
        keyword === '示大' || schoolName.includes(keyword) || suffixes[0]?.startsWith(keyword),
    );
    return { data: { list, total: list.length } };
  });
  storeSession('token', sampleUser);
  clearDraft();
  render(<CampusEmailDialogs />);
});
afterEach(() => {
  act(() => {
    closeCampusEmailDialog();
    dismissGift();
    dropSession();
  });
  server.close();
});

const step = () => useCampusEmailDialog.getState().step;
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function openForm() {
  act(() => showCampusEmail('form'));
  return dialogOf('校园邮箱认证');
}
type FormDialog = Awaited<ReturnType<typeof openForm>>;

function fillForm(form: FormDialog, email = ADDRESS, picture = ' a1B2 ') {
  fill(form.getByLabelText('学校名称'), ' 示例大学 ');
  fill(form.getByLabelText('教育邮箱'), email);
  fill(form.getByLabelText('图形验证码'), picture);
}
async function send(form: FormDialog) {
  await userEvent.click(form.getByRole('button', { name: '获取验证码' }));
}
async function finish(form: FormDialog) {
  fill(form.getByLabelText('邮箱验证码'), ' x1y2z3 ');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button', { name: '认证' }));
}

describe('form', () => {
  it('offers the school of a short form, as the server finds it, but not for a later text', async () => {
    const form = await openForm();
    const field = form.getByLabelText('学校名称');
    await userEvent.type(field, '示大');
    expect(await screen.findByRole('option', { name: /示例大学/ })).toBeTruthy();
    await userEvent.type(field, '师');
    expect(screen.queryByRole('option', { name: /示例大学/ })).toBeNull();
  });

  it('reports missing values with the messages of the specification', async () => {
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: '认证' }));
    for (const words of [
      '请输入学校名称',
      '请输入正确的邮箱',
      '请输入正确的图形验证码',
      '请输入验证码',
      '请勾选同意信息',
    ])
      expect(await form.findByText(words)).toBeTruthy();
    expect(server.callsTo(verifyCampusEmail)).toEqual([]);
    const { violations } = await axe(screen.getByRole('dialog'));
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it.each([
    ['not-an-address', '请输入正确的邮箱'],
    ['lin@example.com', NOT_EDUCATION],
    ['lin@fakeedu.cn', NOT_EDUCATION],
    ['lin@notmail.example.org', NOT_EDUCATION],
  ])('reports %j on blur', async (address, words) => {
    const form = await openForm();
    const field = form.getByLabelText('教育邮箱');
    fill(field, address);
    fireEvent.blur(field);
    expect(await form.findByText(words)).toBeTruthy();
  });

  it.each([' lin@pku.edu.cn ', 'lin@mail.example.org', 'lin@deep.mail.example.org'])(
    'accepts %j',
    async (address) => {
      const form = await openForm();
      fillForm(form, address);
      fireEvent.blur(form.getByLabelText('教育邮箱'));
      await send(form);
      await form.findByRole('button', { name: /秒后可重发/ });
      expect(server.callsTo(sendCampusEmailCode)[0]?.body).toEqual({
        school_name: '示例大学',
        email: address.trim(),
      });
    },
  );

  it('exchanges the captcha for a pass, sends with it, counts down and disables the captcha', async () => {
    const form = await openForm();
    fillForm(form);
    await send(form);
    expect(await form.findByRole('button', { name: /秒后可重发/ })).toHaveProperty('disabled', true);
    expect(server.callsTo(checkCaptchaImage)[0]?.body).toEqual({ id: PICTURE, code: 'a1B2' });
    const [sent] = server.callsTo(sendCampusEmailCode);
    expect(sent?.headers.get('x-captcha-pass')).toBe('read-right');
    expect(form.getByText('已通过')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('邮箱验证码')));
  });

  it('loads another image after a wrong answer and keeps the other input', async () => {
    server.answer(checkCaptchaImage, { reason: 'imageRejected' });
    const form = await openForm();
    fillForm(form);
    await waitFor(() => expect(server.callsTo(getCaptchaImage)).toHaveLength(1));
    await send(form);
    expect(await form.findByText('请输入正确的图形验证码')).toBeTruthy();
    await waitFor(() => expect(server.callsTo(getCaptchaImage)).toHaveLength(2));
    expect(server.callsTo(getCaptchaImage)[1]?.body).toEqual({ id: PICTURE });
    expect(server.callsTo(sendCampusEmailCode)).toEqual([]);
    expect(form.getByLabelText('图形验证码')).toHaveProperty('value', '');
    expect(form.getByLabelText('教育邮箱')).toHaveProperty('value', ADDRESS);
  });

  it('says 操作频繁，稍后再重试 when images are requested too often, and keeps the current one', async () => {
    const form = await openForm();
    await waitFor(() => expect(server.callsTo(getCaptchaImage)).toHaveLength(1));
    server.answer(getCaptchaImage, { reason: 'imageTooOften' });
    await userEvent.click(await form.findByRole('button', { name: '换一张图形验证码' }));
    expect(await form.findByText('操作频繁，稍后再重试')).toBeTruthy();
    fillForm(form);
    await send(form);
    expect(await form.findByRole('button', { name: /秒后可重发/ })).toBeTruthy();
  });

  it.each([
    ['campusEmailTaken', '该邮箱已被认证，请更换邮箱认证', '教育邮箱'],
    ['campusEmailTooSoon', '请稍后再试', '邮箱验证码'],
  ] as const)('shows %j under its field', async (reason, msg, label) => {
    server.answer(sendCampusEmailCode, { reason });
    const form = await openForm();
    fillForm(form);
    await send(form);
    expect(await form.findByText(msg)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(label)));
  });

  it('requires a code that was sent to this address', async () => {
    const form = await openForm();
    fillForm(form);
    await finish(form);
    expect(await form.findByText('请先获取验证码')).toBeTruthy();
    expect(server.callsTo(verifyCampusEmail)).toEqual([]);
  });

  it('keeps the input and the sent code while it is closed', async () => {
    server.answer(verifyCampusEmail, { data: { grantedAiCounts: 0 } });
    server.answer(getUserInfo, { data: sampleUser });
    const form = await openForm();
    fillForm(form);
    await send(form);
    await form.findByRole('button', { name: /秒后可重发/ });
    act(() => closeCampusEmailDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openForm();
    expect(again.getByLabelText('教育邮箱')).toHaveProperty('value', ADDRESS);
    await finish(again);
    await waitFor(() => expect(step()).toBe('success'));
  });

  it('verifies, shows the verified school and announces the granted AI counts', async () => {
    server.answer(verifyCampusEmail, { data: { grantedAiCounts: 30 } });
    server.answer(getUserInfo, {
      data: { ...sampleUser, campusEmail: ADDRESS, campusSchool: '示例大学（名单）' },
    });
    const form = await openForm();
    fillForm(form);
    await send(form);
    await form.findByRole('button', { name: /秒后可重发/ });
    await finish(form);
    const success = await dialogOf('认证成功');
    expect(server.callsTo(verifyCampusEmail)[0]?.body).toEqual({
      code: 'x1y2z3',
      email: ADDRESS,
      school_name: '示例大学',
      msg_id: CHALLENGE,
      type: '1',
    });
    expect(success.getByText('示例大学（名单）')).toBeTruthy();
    expect(useWelcome.getState().gift).toBe(0);
    await userEvent.click(success.getByRole('button', { name: '完成' }));
    expect(step()).toBe('closed');
    expect(useWelcome.getState().gift).toBe(30);
  });
});

describe('verified member', () => {
  beforeEach(() =>
    act(() =>
      storeSession('token', { ...sampleUser, campusEmail: 'old@pku.edu.cn', campusSchool: '示例大学' }),
    ),
  );

  it('sees school and mailbox and may change them', async () => {
    server.answer(verifyCampusEmail, { data: { grantedAiCounts: 0 } });
    server.answer(getUserInfo, { status: 503 });
    act(() => showCampusEmail('verified'));
    const view = await dialogOf('校园邮箱已认证');
    expect(view.getByText('old@pku.edu.cn')).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: '更换认证' }));
    const form = await dialogOf('校园邮箱认证');
    fillForm(form);
    await send(form);
    await form.findByRole('button', { name: /秒后可重发/ });
    await finish(form);
    await waitFor(() => expect(step()).toBe('success'));
    expect(server.callsTo(verifyCampusEmail)[0]?.body).toMatchObject({ type: '2' });
    // Without a server response the page shows the typed values.
    expect(useSession.getState().user).toMatchObject({ campusEmail: ADDRESS, campusSchool: '示例大学' });
    await userEvent.click((await dialogOf('认证成功')).getByRole('button', { name: '完成' }));
    expect(useWelcome.getState().gift).toBe(0);
  });
});
