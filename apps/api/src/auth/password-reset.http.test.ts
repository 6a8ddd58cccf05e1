import { PasswordHasher } from '@qicheng/core/account';
import { CookieBrowser } from '../../test/cookie-browser.js';
import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const OLD = '春风得意-2026';
const NEW = '更上层楼-2027';
const UNPROVEN = { status: 200, code: 0, msg: '验证已过期，请重新验证手机号', data: null };
const STRANGER = '13999999999';

let api: TestApi;
let visitor: Visitor;
let phone: string;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  count += 1;
  phone = `138000002${String(count).padStart(2, '0')}`;
  await visitor.forgetLimits();
});

const claimOf = async (of = phone) => {
  const { challengeId, code } = await visitor.receiveCode(of, 'forgotPassword');
  return { phone: of, code, msg_id: challengeId };
};
const prove = async (browser: CookieBrowser, of = phone) =>
  browser.post('/user/forgetPassword', await claimOf(of));
const complete = (browser: CookieBrowser, of = phone, password = NEW, headers = {}) =>
  browser.post(
    '/user/forgetPasswordRest',
    { phone: of, newpassword: password, agian_pwd: password },
    headers,
  );
const signIn = (password: string) =>
  api.post('/user/login', { login_type: 'cas', type: '1', phone, password });
const info = (token: string) => api.post('/myinfo/info', {}, { token });
const tokenOf = ({ data }: WireAnswer) => (data as { token: string }).token;

describe('the two steps of a password reset', () => {
  it('200: verify the phone, set the password, sign in with it', async () => {
    await openAccount(api, phone, OLD);
    const browser = new CookieBrowser(api);
    expect(await prove(browser)).toMatchObject({ status: 200, code: 200, data: null });
    expect(await complete(browser)).toMatchObject({
      status: 200,
      code: 200,
      msg: '密码重置成功',
      data: null,
    });
    expect(await signIn(OLD)).toMatchObject({ code: 0 });
    expect(await signIn(NEW)).toMatchObject({ code: 200, msg: '登录成功' });
  });

  it('AU3: keep the grant in a cookie hidden from scripts and other sites', async () => {
    await openAccount(api, phone, OLD);
    const browser = new CookieBrowser(api);
    const answer = await prove(browser);
    const line = browser.lastSet.find((set) => set.startsWith('rst=')) ?? '';
    expect(line).toMatch(/^rst=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(answer)).not.toContain(browser.cookies.get('rst'));
    await complete(browser);
    expect(browser.cookies.has('rst')).toBe(false);
  });

  it('AU3: reject step two without step one and change nothing', async () => {
    await openAccount(api, phone, OLD);
    expect(await complete(new CookieBrowser(api))).toMatchObject(UNPROVEN);
    const forger = new CookieBrowser(api);
    forger.cookies.set('rst', 'x'.repeat(43));
    expect(await complete(forger)).toMatchObject(UNPROVEN);
    expect(await signIn(OLD)).toMatchObject({ code: 200 });
  });

  it('AU3: reject step two in another browser, even with the stolen cookie', async () => {
    await openAccount(api, phone, OLD);
    const owner = new CookieBrowser(api);
    await prove(owner);
    const attacker = new CookieBrowser(api);
    expect(await complete(attacker)).toMatchObject(UNPROVEN);
    attacker.cookies.set('rst', owner.cookies.get('rst') ?? '');
    expect(await complete(attacker)).toMatchObject(UNPROVEN);
    expect(await signIn(OLD)).toMatchObject({ code: 200 });
    expect(await complete(owner)).toMatchObject({ code: 200 });
  });

  it('AU3: reject step two for a phone other than the verified one', async () => {
    await openAccount(api, phone, OLD);
    const attacker = new CookieBrowser(api);
    await prove(attacker, STRANGER);
    expect(await complete(attacker)).toMatchObject(UNPROVEN);
    expect(await signIn(OLD)).toMatchObject({ code: 200 });
  });

  it('AU3: accept step two once, from one of ten concurrent requests, and never again', async () => {
    await openAccount(api, phone, OLD);
    const browser = new CookieBrowser(api);
    await prove(browser);
    const cookies = new Map(browser.cookies);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(browser)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    cookies.forEach((value, name) => browser.cookies.set(name, value));
    expect(await complete(browser, phone, '再次更换-2028')).toMatchObject(UNPROVEN);
    expect(await signIn(NEW)).toMatchObject({ code: 200 });
  });

  it('AU9: reject step two from another site’s page', async () => {
    await openAccount(api, phone, OLD);
    const browser = new CookieBrowser(api);
    await prove(browser);
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await complete(browser, phone, NEW, headers)).toMatchObject(UNPROVEN);
    expect(await signIn(OLD)).toMatchObject({ code: 200 });
  });

  it('AU5: end every session at once', async () => {
    const { token } = await openAccount(api, phone, OLD);
    const other = tokenOf(await signIn(OLD));
    expect([(await info(token)).code, (await info(other)).code]).toEqual([1, 1]);
    const browser = new CookieBrowser(api);
    await prove(browser);
    await complete(browser);
    expect([(await info(token)).status, (await info(other)).status]).toEqual([401, 401]);
  });

  it('AU1: clear the failed attempts that required the slider', async () => {
    await openAccount(api, phone, OLD);
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('wrong');
    expect(await signIn(OLD)).toMatchObject({ msg: '请先完成滑块验证' });
    const browser = new CookieBrowser(api);
    await prove(browser);
    await complete(browser);
    expect(await signIn(NEW)).toMatchObject({ code: 200 });
  });

  it('AU2: respond the same for a phone without an account, and create none', async () => {
    await openAccount(api, phone, OLD);
    const known = new CookieBrowser(api);
    const unknown = new CookieBrowser(api);
    const bodyOf = ({ status, code, msg, reason, data }: WireAnswer) => ({ status, code, msg, reason, data });
    expect(bodyOf(await prove(unknown, STRANGER))).toEqual(bodyOf(await prove(known)));
    const hash = jest.spyOn(api.app.get(PasswordHasher, { strict: false }), 'hash');
    const before = await visitor.database.user.count();
    await complete(known);
    expect(await complete(unknown, STRANGER)).toMatchObject({ code: 0, msg: '该手机号尚未注册，请先注册' });
    expect(hash).toHaveBeenCalledTimes(2);
    hash.mockRestore();
    expect(await visitor.database.user.count()).toBe(before);
    expect(await complete(new CookieBrowser(api), STRANGER)).toMatchObject(UNPROVEN);
    expect(await complete(new CookieBrowser(api), phone)).toMatchObject(UNPROVEN);
  });

  it('0: reject a common password and keep the grant', async () => {
    await openAccount(api, phone, OLD);
    const browser = new CookieBrowser(api);
    await prove(browser);
    for (const weak of ['qwer1234', 'ｑｗｅｒ1234', `${phone}a`]) {
      expect((await complete(browser, phone, weak)).code).toBe(0);
    }
    expect(await complete(browser)).toMatchObject({ code: 200 });
  });

  it('0: keep a disabled account disabled', async () => {
    const { userId } = await openAccount(api, phone, OLD);
    await visitor.database.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    const browser = new CookieBrowser(api);
    await prove(browser);
    expect(await complete(browser)).toMatchObject({ code: 0, msg: '该账号已停用，请联系客服' });
  });

  it('are audited without personal values', async () => {
    const { userId } = await openAccount(api, phone, OLD);
    const browser = new CookieBrowser(api);
    await prove(browser);
    await complete(browser);
    const rows = await visitor.database.auditEntry.findMany({
      where: { action: { startsWith: 'password.reset' } },
      orderBy: { createdAt: 'asc' },
    });
    expect(rows.at(-1)).toMatchObject({ actor: `user:${userId}`, action: 'password.reset', subject: userId });
    expect(JSON.stringify(rows)).not.toContain(phone);
  });
});

describe('POST /user/forgetPassword', () => {
  it('SM4: 0: rejects a wrong code, one for another purpose and one for another phone', async () => {
    const browser = new CookieBrowser(api);
    const refused = { status: 200, code: 0, msg: '短信验证码错误或已过期' };
    const claim = await claimOf();
    const wrong = claim.code === '000000' ? '111111' : '000000';
    const post = (over: object) => browser.post('/user/forgetPassword', { ...claim, ...over });
    expect(await post({ code: wrong })).toMatchObject(refused);
    expect(await post({ phone: STRANGER })).toMatchObject(refused);
    const login = await visitor.receiveCode(STRANGER, 'login');
    expect(await post({ phone: STRANGER, code: login.code, msg_id: login.challengeId })).toMatchObject(
      refused,
    );
    expect(browser.cookies.has('rst')).toBe(false);
    expect(await post({})).toMatchObject({ code: 200 });
    expect(await post({})).toMatchObject(refused);
  });
});

describe('POST /user/forgetPasswordRest', () => {
  it.each([
    [{ newpassword: '' }, '请输入新密码'],
    [{ agian_pwd: '' }, '请输入确认密码'],
    [{ agian_pwd: OLD }, '请重新输入确认密码'],
    [{ newpassword: '12345678', agian_pwd: '12345678' }, '登录密码须为8-30位，不能是纯数字、字母或字符'],
    [{ phone: '1' }, '请输入正确的手机号'],
  ])('400: reports the errors of %j', async (over, msg) => {
    const answer = await api.post('/user/forgetPasswordRest', {
      phone,
      newpassword: NEW,
      agian_pwd: NEW,
      ...over,
    });
    expect(answer).toMatchObject({ status: 400, code: 0, msg });
  });
});
