import { closeAccount, getAccountProfile, getUserInfo, reopenAccount } from '@qicheng/contract/account/index';
import { requestDataExport } from '@qicheng/contract/account/index';
import { startAccountWorker } from '../../test/account-worker.js';
import { startApi, type TestApi } from '../../test/harness.js';
import { Owner } from '../../test/owner.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const PASSWORD = '春风得意-2026';
const DAY = 86_400_000;

let api: TestApi;
let visitor: Visitor;
let owner: Owner;
let worker: Awaited<ReturnType<typeof startAccountWorker>>;
let count = 0;
let phone: string;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  owner = new Owner(api, visitor);
  worker = await startAccountWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  count += 1;
  phone = `138003000${String(count).padStart(2, '0')}`;
  await visitor.forgetLimits();
});

const signIn = () => api.post('/user/login', { login_type: 'cas', type: '1', phone, password: PASSWORD });
const tokenOf = ({ data }: { data: unknown }) => (data as { token: string }).token;
const requestedDaysAgo = (userId: string, days: number) =>
  visitor.database.user.update({
    where: { id: userId },
    data: { closeRequestedAt: new Date(Date.now() - days * DAY) },
  });

describe('closing an account', () => {
  it('0: requires more than a token', async () => {
    const { token, call } = await openAccount(api, phone, PASSWORD);
    expect(await api.post('/api/account/close', {}, { token })).toMatchObject({
      code: 0,
      msg: '请输入当前密码或短信验证码，以确认是您本人操作',
    });
    expect((await call(getAccountProfile, {})).erasedAt).toBeNull();
  });

  it('1: accepts a code on the account’s phone', async () => {
    const mine = await openAccount(api, phone);
    const proof = await owner.identityCode(mine.token, phone);
    const { erasedAt } = await mine.call(closeAccount, proof);
    expect(Math.round((erasedAt.getTime() - Date.now()) / DAY)).toBe(7);
  });

  it('1: signs out everywhere; signing in shows the closing and can cancel it', async () => {
    const mine = await openAccount(api, phone, PASSWORD);
    const elsewhere = await owner.signInElsewhere(mine.userId);
    await mine.call(closeAccount, { password: PASSWORD });
    expect(await Promise.all([mine.token, elsewhere].map((token) => owner.isLive(token)))).toEqual([
      false,
      false,
    ]);
    const call = api.as(tokenOf(await signIn()));
    expect((await call(getUserInfo, {})).erasedAt).toBeInstanceOf(Date);
    expect((await call(getAccountProfile, {})).erasedAt).toBeInstanceOf(Date);
    await expect(call(requestDataExport, { password: PASSWORD })).rejects.toMatchObject({
      message: '账号正在注销，请先撤销注销再操作',
    });
    await call(reopenAccount, {});
    expect((await call(getUserInfo, {})).erasedAt).toBeUndefined();
    expect(await worker.eraseClosed()).toBe(0);
    await expect(call(requestDataExport, { password: PASSWORD })).resolves.toMatchObject({
      status: 'queued',
    });
  });

  it('takes effect after seven days, when the phone can register again', async () => {
    const mine = await openAccount(api, phone, PASSWORD);
    await mine.call(closeAccount, { password: PASSWORD });
    await requestedDaysAgo(mine.userId, 6.9);
    expect(await worker.eraseClosed()).toBe(0);
    const token = tokenOf(await signIn());
    await requestedDaysAgo(mine.userId, 7.1);
    expect(await worker.eraseClosed()).toBe(1);
    expect((await api.post('/myinfo/info', {}, { token })).status).toBe(401);
    expect(await signIn()).toMatchObject({ code: 0, msg: '手机号或密码错误' });
    expect(await visitor.database.user.findUnique({ where: { id: mine.userId } })).toBeNull();
    const again = await openAccount(api, phone);
    expect(again.userId).not.toBe(mine.userId);
    expect(await again.call(getAccountProfile, {})).toMatchObject({ needsPassword: true, erasedAt: null });
  });
});
