import { closeAccount, reopenAccount } from '@qicheng/contract/account/closing.contract';
import { getDataExport, requestDataExport } from '@qicheng/contract/account/data-export.contract';
import { sendIdentityCode, setPassword } from '@qicheng/contract/account/identity.contract';
import {
  changePhone,
  getAccountProfile,
  listAvatars,
  updateAccountProfile,
} from '@qicheng/contract/account/profile.contract';
import { listEgress } from '@qicheng/contract/egress/egress.contract';
import { listSessions, revokeSession, revokeSessions } from '@qicheng/contract/account/session-list.contract';
import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { sendCode } from '@qicheng/contract/auth/sms.contract';
import { checkSlider } from '@qicheng/contract/captcha/slider.contract';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { currentToken, dropSession, storeSession, useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { answerSlider, CHALLENGE, fill, passCooldown, solveSlider } from '#src/testing/slider-answers.js';
import { stubServer } from '#src/testing/stub-server.js';
import type { AccountProfile, DataExport, OpenSession } from '../api/account-queries.js';
import { AccountSettings } from './account-settings.js';

const profile: AccountProfile = {
  username: '林晓舟',
  avatar: '',
  phone: '138****0001',
  needsPassword: false,
  campusEmail: '',
  campusSchool: '',
  hasWechat: false,
  studentSchool: '',
  studentNumber: '',
  createdAt: new Date('2026-09-01T08:00:00Z'),
  exportsPausedUntil: null,
  erasedAt: null,
};
const device = (number: number, part: Partial<OpenSession> = {}): OpenSession => ({
  sessionId: `0190a7e2-5b1c-7c3d-9e4f-00000000000${number}`,
  browser: 'Chrome',
  system: 'Windows',
  device: 'desktop',
  method: 'password',
  openedAt: new Date(),
  lastSeenAt: new Date(),
  isCurrent: number === 1,
  ...part,
});
const archive = (part: Partial<DataExport>): DataExport => ({
  exportId: CHALLENGE,
  status: 'done',
  createdAt: new Date(),
  finishedAt: new Date(),
  downloadedAt: null,
  expiresAt: null,
  file: null,
  ...part,
});

let server: ReturnType<typeof stubServer>;
let sessions: OpenSession[];
beforeEach(() => {
  server = stubServer();
  sessions = [device(1), device(2, { system: 'iOS', browser: 'Safari', device: 'mobile' })];
  passCooldown();
  answerSlider(server);
  server.answer(getAccountProfile, { data: profile });
  server.answer(listSessions, () => ({ data: { list: sessions } }));
  server.answer(listEgress, { data: { list: [], total: 0 } });
  server.answer(getAiUseCount, { data: { count: 12, isUnlimited: false } });
  server.answer(getDataExport, { data: { export: null } });
  server.answer(listAvatars, {
    data: { list: [{ avatar: '/avatars/sail.svg', name: '扬帆' }] },
  });
  useToasts.setState({ toasts: [] });
  storeSession('token', sampleUser);
});
afterEach(() => {
  act(() => dropSession());
  server.close();
});

function show() {
  const router = createMemoryRouter(
    [
      { path: '/personal/deta', Component: AccountSettings },
      { path: '/index/index', element: <h1>首页</h1> },
    ],
    { initialEntries: ['/personal/deta'] },
  );
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const questionOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const toastTexts = () => useToasts.getState().toasts.map(({ text }) => text);
const bodyOf = (endpoint: Parameters<typeof server.callsTo>[0]) => server.callsTo(endpoint)[0]?.body;

it('shows what the account has and lacks, without a serious accessibility violation', async () => {
  const { container } = show();
  expect(await screen.findByText('138****0001')).toBeTruthy();
  expect(screen.getByText('未认证')).toBeTruthy();
  expect(await screen.findByText('12')).toBeTruthy();
  expect(await screen.findByText('本机')).toBeTruthy();
  const { violations } = await axe(container);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('reports a loading failure and retries', async () => {
  server.answer(getAccountProfile, { status: 503 });
  show();
  expect(await screen.findByText('账号设置没有读出来')).toBeTruthy();
  server.answer(getAccountProfile, { data: profile });
  await press('再试一次');
  expect(await screen.findByText('138****0001')).toBeTruthy();
});

it('keeps the other sections when one fails to load', async () => {
  server.answer(listSessions, { status: 500 });
  show();
  expect(await screen.findByText('设备列表没有读出来，请检查网络。')).toBeTruthy();
  expect(screen.getByText('138****0001')).toBeTruthy();
});

describe('profile', () => {
  it('saves a trimmed name, and updates the top bar', async () => {
    server.answer(updateAccountProfile, { data: { ...sampleUser, username: '林一舟' } });
    show();
    await press('修改昵称');
    const dialog = await dialogOf('修改昵称');
    fill(dialog.getByLabelText('昵称'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请输入昵称')).toBeTruthy();
    fill(dialog.getByLabelText('昵称'), ' 林一舟 ');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(useSession.getState().user?.username).toBe('林一舟'));
    expect(bodyOf(updateAccountProfile)).toEqual({ username: '林一舟' });
  });

  it('sets one of the site’s avatars, and rejects a file that is not an image', async () => {
    server.answer(updateAccountProfile, { data: { ...sampleUser, avatar: '/avatars/sail.svg' } });
    show();
    await press('更换头像');
    const dialog = await dialogOf('更换头像');
    await userEvent.upload(
      dialog.getByLabelText('上传照片作为头像'),
      new File(['text'], 'a.txt', { type: 'text/plain' }),
      { applyAccept: false },
    );
    expect(await dialog.findByText('请选择 jpg、png 或 webp 图片')).toBeTruthy();
    await userEvent.click(await dialog.findByRole('radio', { name: '扬帆' }));
    await userEvent.click(dialog.getByRole('button', { name: '使用这个头像' }));
    await waitFor(() => expect(useSession.getState().user?.avatar).toBe('/avatars/sail.svg'));
    expect(bodyOf(updateAccountProfile)).toEqual({ avatar: '/avatars/sail.svg' });
  });
});

describe('password', () => {
  const choose = (dialog: Awaited<ReturnType<typeof dialogOf>>) => {
    fill(dialog.getByLabelText('新密码'), 'Another-way-2027');
    fill(dialog.getByLabelText('确认密码'), 'Another-way-2027');
  };

  it('changes the password with the current one, and stores the new token', async () => {
    server.answer(setPassword, { data: { ...sampleUser, token: 'renewed' } });
    show();
    await press('修改登录密码');
    const dialog = await dialogOf('修改登录密码');
    fill(dialog.getByLabelText('当前登录密码'), 'Old-one-2026');
    choose(dialog);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(currentToken()).toBe('renewed'));
    expect(bodyOf(setPassword)).toEqual({
      password: 'Old-one-2026',
      newpassword: 'Another-way-2027',
      agian_pwd: 'Another-way-2027',
    });
    expect(toastTexts()).toContain('密码设置成功，其他设备已退出登录');
  });

  it.each([
    ['identityProofWrong', '当前密码错误', '当前登录密码'],
    ['passwordUnchanged', '新密码不能与当前密码相同', '新密码'],
    ['passwordTooCommon', '该密码过于常见，请换一个更安全的密码', '新密码'],
  ] as const)('shows %j under its field', async (reason, msg, label) => {
    server.answer(setPassword, { reason });
    show();
    await press('修改登录密码');
    const dialog = await dialogOf('修改登录密码');
    fill(dialog.getByLabelText('当前登录密码'), 'Old-one-2026');
    choose(dialog);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText(msg)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(label)));
  });

  it('sets the first password with a code sent to the account’s own phone', async () => {
    server.answer(getAccountProfile, { data: { ...profile, needsPassword: true } });
    server.answer(sendIdentityCode, { data: { challengeId: CHALLENGE } });
    server.answer(setPassword, { data: { ...sampleUser, token: 'renewed' } });
    show();
    await press('设置登录密码');
    const dialog = await dialogOf('设置登录密码');
    expect(dialog.queryByLabelText('当前登录密码')).toBeNull();
    choose(dialog);
    fill(dialog.getByLabelText(/^短信验证码/), 'a1b2c3');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请先获取短信验证码')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码|秒后可重发/ }));
    await solveSlider();
    await dialog.findByRole('button', { name: /秒后可重发/ });
    const [slider] = server.callsTo(checkSlider);
    expect(slider?.body).toMatchObject({ purpose: 'reauthentication' });
    expect(slider?.body).not.toHaveProperty('phone');
    expect(server.callsTo(sendIdentityCode)[0]?.headers.get('x-captcha-pass')).toBe('one-time');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(currentToken()).toBe('renewed'));
    expect(bodyOf(setPassword)).toMatchObject({ code: 'a1b2c3', msg_id: CHALLENGE });
  });
});

describe('phone', () => {
  it('changes the phone with the password and a code sent to the new one', async () => {
    server.answer(sendCode, { data: { challengeId: CHALLENGE } });
    server.answer(changePhone, { data: { ...sampleUser, token: 'renewed' } });
    show();
    await press('更换手机号');
    const dialog = await dialogOf('更换手机号');
    fill(dialog.getByLabelText('当前登录密码'), 'Old-one-2026');
    fill(dialog.getByLabelText('新手机号'), '139 0000 0002');
    fill(dialog.getByLabelText('新手机号的验证码'), 'a1b2c3');
    await userEvent.click(dialog.getByRole('button', { name: '更换手机号' }));
    expect(await dialog.findByText('请先获取短信验证码')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await solveSlider();
    await dialog.findByRole('button', { name: /秒后可重发/ });
    expect(bodyOf(sendCode)).toMatchObject({ phone: '13900000002', type: '6' });
    await userEvent.click(dialog.getByRole('button', { name: '更换手机号' }));
    await waitFor(() => expect(currentToken()).toBe('renewed'));
    expect(bodyOf(changePhone)).toEqual({
      phone: '13900000002',
      code: 'a1b2c3',
      msg_id: CHALLENGE,
      password: 'Old-one-2026',
    });
    expect(toastTexts()).toContain('手机号已更换，其他设备已退出登录');
  });
});

describe('devices', () => {
  it('confirms, signs one device out and focuses the heading of the list', async () => {
    server.answer(revokeSession, () => {
      sessions = [device(1)];
      return {};
    });
    show();
    await press('退出该设备：Safari · iOS');
    const dialog = await questionOf('退出该设备');
    expect(server.callsTo(revokeSession)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
    expect(bodyOf(revokeSession)).toEqual({ sessionId: device(2).sessionId });
    expect(screen.queryByRole('button', { name: '退出其他全部设备' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: '登录设备' })),
    );
  });

  it('signs all other devices out', async () => {
    server.answer(revokeSessions, () => {
      sessions = [device(1)];
      return {};
    });
    show();
    await press('退出其他全部设备');
    const dialog = await questionOf('退出其他全部设备');
    await userEvent.click(dialog.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(toastTexts()).toContain('其他设备已退出登录'));
    expect(bodyOf(revokeSessions)).toEqual({});
  });
});

describe('data export', () => {
  it.each([
    ['排队中', archive({ status: 'queued' })],
    ['正在整理', archive({ status: 'running' })],
    ['没有完成', archive({ status: 'failed' })],
    ['文件已过期', archive({})],
    [/^已于 .+ 下载$/, archive({ downloadedAt: new Date() })],
  ])('shows %s', async (words, latest) => {
    server.answer(getDataExport, { data: { export: latest } });
    show();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '下载我的全部数据' })).toBeNull();
  });

  it('requires proof of identity, and shows the rate limit as text', async () => {
    server.answer(requestDataExport, { reason: 'dataExportTooOften' });
    show();
    await press('导出我的全部数据');
    const dialog = await dialogOf('导出我的全部数据');
    fill(dialog.getByLabelText('当前登录密码'), 'Old-one-2026');
    await userEvent.click(dialog.getByRole('button', { name: '开始导出' }));
    expect(await dialog.findByText('每天最多导出 3 次，请明天再试')).toBeTruthy();
    expect(bodyOf(requestDataExport)).toEqual({ password: 'Old-one-2026' });
  });

  it('is paused for a day after a change of phone', async () => {
    server.answer(getAccountProfile, { data: { ...profile, exportsPausedUntil: new Date() } });
    show();
    expect(await screen.findByText(/更换手机号后 24 小时内不能导出/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '导出我的全部数据' })).toBeNull();
  });
});

describe('closing', () => {
  const erasedAt = new Date('2026-11-28T04:00:00Z');

  it('requires proof and consent, states the deadline, and signs out', async () => {
    server.answer(closeAccount, { data: { erasedAt } });
    show();
    await press('注销账号');
    const dialog = await dialogOf('注销账号');
    fill(dialog.getByLabelText('当前登录密码'), 'Old-one-2026');
    await userEvent.click(dialog.getByRole('button', { name: '注销账号' }));
    expect(await dialog.findByText('请先确认您已了解')).toBeTruthy();
    expect(server.callsTo(closeAccount)).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '注销账号' }));
    const closed = await dialogOf('账号已进入注销期');
    await userEvent.click(closed.getByRole('button', { name: '知道了' }));
    expect(await screen.findByText('首页')).toBeTruthy();
    await waitFor(() => expect(currentToken()).toBeNull());
  });

  it('shows the closing date on the whole page and can be reverted', async () => {
    let closing: AccountProfile = { ...profile, erasedAt };
    server.answer(getAccountProfile, () => ({ data: closing }));
    server.answer(reopenAccount, () => {
      closing = profile;
      return {};
    });
    act(() => storeSession('token', { ...sampleUser, erasedAt }));
    show();
    expect(await screen.findByText(/账号正在注销，将于/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
    await press('撤销注销');
    await waitFor(() => expect(screen.queryByText(/账号正在注销，将于/)).toBeNull());
    expect(useSession.getState().user?.erasedAt).toBeUndefined();
    expect(toastTexts()).toContain('已撤销注销，账号恢复正常');
  });
});
