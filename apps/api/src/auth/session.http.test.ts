import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const PASSWORD = '春风得意-2026';
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
  phone = `138000001${String(count).padStart(2, '0')}`;
  await visitor.forgetLimits();
});

const login = (fields: object, headers = {}) =>
  api.post('/user/login', { login_type: 'cas', ...fields }, headers);
const byPassword = (password: string, of = phone) => login({ type: '1', phone: of, password });
const tokenOf = ({ data }: WireAnswer) => (data as { token: string }).token;
const info = (token: string) => api.post('/myinfo/info', {}, { token });
const codeFields = async (purpose: 'register' | 'login') => {
  const { challengeId, code } = await visitor.receiveCode(phone, purpose);
  return { phone, code, msg_id: challengeId };
};

describe('POST /user/jyqRegister', () => {
  it('200: creates the account and signs in', async () => {
    const answer = await api.post('/user/jyqRegister', {
      ...(await codeFields('register')),
      password: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '注册成功' });
    expect((await info(tokenOf(answer))).code).toBe(1);
  });

  it('AU7: accepts only fields of the contract', async () => {
    const extra = {
      vip: 1,
      is_tutor: 1,
      product_id: 9,
      ai_count: 999,
      user_id: 1,
      id: 1,
      down_resume_number: 99,
    };
    const body = { ...(await codeFields('register')), password: PASSWORD, ...extra };
    const { data } = await info(tokenOf(await api.post('/user/jyqRegister', body)));
    expect(data).toMatchObject({ vip: 0, is_tutor: 0, down_resume_number: 10 });
    expect((data as { id: string }).id).toMatch(/^[\da-f-]{36}$/);
  });

  it('0: rejects a wrong or used code, a common password and a taken phone', async () => {
    const fields = await codeFields('register');
    const register = (other: object) =>
      api.post('/user/jyqRegister', { ...fields, password: PASSWORD, ...other });
    const wrong = fields.code === '000000' ? '111111' : '000000';
    expect(await register({ code: wrong })).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
    expect(await register({ password: 'qwer1234' })).toMatchObject({
      code: 0,
      msg: '该密码过于常见，请换一个更安全的密码',
    });
    expect(await register({})).toMatchObject({ code: 200 });
    expect(await register({})).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
    await visitor.forgetLimits();
    const again = { ...(await codeFields('register')), password: PASSWORD };
    expect(await api.post('/user/jyqRegister', again)).toMatchObject({
      code: 0,
      msg: '该手机号已注册，请直接登录',
    });
  });

  it.each([
    [{ password: '12345678' }, '登录密码须为8-30位，不能是纯数字、字母或字符'],
    [{ code: '12 456' }, '请输入6位短信验证码'],
    [{ msg_id: '1' }, '请先获取短信验证码'],
  ])('400: reports the invalid field of %j', async (field, msg) => {
    const body = {
      phone,
      password: PASSWORD,
      code: '123456',
      msg_id: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11',
      ...field,
    };
    expect(await api.post('/user/jyqRegister', body)).toMatchObject({ status: 400, code: 0, msg });
  });
});

describe('POST /user/login', () => {
  it('200: signs in by password, with the fields of [spec 3] ([AU5]: a new token each time)', async () => {
    await openAccount(api, phone, PASSWORD);
    const answer = await byPassword(PASSWORD);
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '登录成功' });
    expect(Object.keys(answer.data as object).sort()).toEqual(
      (
        'auth_edu_email auth_school_name avatar down_resume_number id is_modify_password is_skip_auth_email is_tutor ' +
        'jyq_school_url jyq_user_id_encrypt token user_id username vip'
      ).split(' '),
    );
    expect(tokenOf(await byPassword(PASSWORD))).not.toBe(tokenOf(answer));
  });

  it('200: signs in by code, and creates an account for a new phone', async () => {
    const answer = await login({ type: 3, ...(await codeFields('login')) });
    expect(answer).toMatchObject({
      code: 200,
      msg: '登录成功',
      data: { is_modify_password: 1, is_skip_auth_email: 2 },
    });
  });

  it('SM4: 0: rejects a registration code', async () => {
    const answer = await login({ type: '3', ...(await codeFields('register')) });
    expect(answer).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
  });

  it('SM5: accepts exactly one of 50 parallel correct codes', async () => {
    const fields = await codeFields('login');
    const answers = await Promise.all(Array.from({ length: 50 }, () => login({ type: '3', ...fields })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('0: treats a student number of a school without sign-in as wrong', async () => {
    const answer = await login({ type: '2', school_name: '示例大学', student_number: '1', password: 'x' });
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '学号或密码错误' });
  });

  it('AU2: 0: responds alike to a wrong password and an unknown phone', async () => {
    await openAccount(api, phone, PASSWORD);
    const { headers: _known, ...known } = await byPassword('wrong');
    const { headers: _unknown, ...unknown } = await byPassword('wrong', '13999999999');
    expect(known).toEqual({
      status: 200,
      code: 0,
      msg: '手机号或密码错误',
      reason: 'passwordIncorrect',
      data: null,
    });
    expect(unknown).toEqual(known);
  });

  it('AU1: requires the slider after five wrong passwords, then returns 429; the slider lets the owner in', async () => {
    await openAccount(api, phone, PASSWORD);
    for (let attempt = 0; attempt < 5; attempt += 1) await byPassword('wrong');
    expect(await byPassword(PASSWORD)).toMatchObject({ status: 200, code: 0, reason: 'captchaRequired' });
    const pass = await visitor.earnPass(phone, 'passwordLogin');
    const withPass = await login({ type: '1', phone, password: PASSWORD }, { 'x-captcha-pass': pass });
    expect(withPass).toMatchObject({ code: 200 });
    await visitor.forgetLimits();
    const answers: WireAnswer[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await byPassword('wrong'));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(Number(answers[11]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers[11]).toMatchObject({ reason: 'tooManyRequests', data: null });
  });

  it('AU6: ignores a spoofed X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
      statuses.push((await login({ type: '1', phone, password: 'wrong' }, headers)).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it.each([
    [{ type: '1', phone: { not: '' }, password: { contains: '' } }, '请输入正确的手机号'],
    [{ type: '1', phone: '13800000001', password: '' }, '密码须为8-30位，不能是纯数字、字母或字符'],
    [{ type: ['1'] }, '登录方式不正确'],
    [{}, '登录方式不正确'],
  ])('AU8: 400: %j', async (fields, msg) => {
    expect(await login(fields)).toMatchObject({ status: 400, code: 0, msg });
  });

  it('AU8: 400: rejects a form with an injected operator', async () => {
    const form = new URLSearchParams({ type: '1', 'phone[not]': '', 'password[contains]': '' });
    expect((await api.post('/user/login', form)).status).toBe(400);
  });
});

describe('POST /user/logout', () => {
  it('200: ends the session on the server [AU5]', async () => {
    const { token } = await openAccount(api, phone);
    expect((await info(token)).code).toBe(1);
    const answer = await api.post('/user/logout', { pass_ticket: '' }, { token });
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '退出成功' });
    expect(await info(token)).toMatchObject({ status: 401, code: 0 });
  });

  it('200: accepts a dead token and none', async () => {
    const { token } = await openAccount(api, phone);
    await api.post('/user/logout', {}, { token });
    expect(await api.post('/user/logout', {}, { token })).toMatchObject({ code: 200, msg: '退出成功' });
    expect(await api.post('/user/logout', {})).toMatchObject({ code: 200, msg: '退出成功' });
  });

  it('keeps other sessions', async () => {
    await openAccount(api, phone, PASSWORD);
    const [one, two] = [tokenOf(await byPassword(PASSWORD)), tokenOf(await byPassword(PASSWORD))];
    await api.post('/user/logout', {}, { token: one });
    expect((await info(two)).code).toBe(1);
  });
});
