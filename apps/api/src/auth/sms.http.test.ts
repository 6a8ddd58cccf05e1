import { SettingsService } from '@qicheng/core/site';
import { CookieBrowser } from '../../test/cookie-browser.js';
import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const PHONE = '13800000001';
const OTHER = '13800000002';

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(() => visitor.forgetLimits());

const send = (path: string, body: object, pass?: string) =>
  api.post(path, body, pass === undefined ? {} : { 'x-captcha-pass': pass });
const sendsOf = () => visitor.database.localMessage.count();

describe.each([
  ['/sms/registerSendCode', 'register', '1'],
  ['/sms/loginSendCode', 'login', '2'],
] as const)('POST %s', (path, purpose, type) => {
  it('200: sends a code and returns its id', async () => {
    const answer = await send(path, { phone: PHONE, type }, await visitor.earnPass(PHONE, purpose));
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '发送短信验证码成功' });
    expect(answer.data).toEqual({ msg_id: expect.stringMatching(/^[\da-f-]{36}$/) as string });
    expect(await visitor.lastCode(PHONE)).toMatch(/^\d{6}$/);
  });

  it('200: accepts a form as well', async () => {
    const form = new URLSearchParams({ phone: PHONE, type });
    const headers = { 'x-captcha-pass': await visitor.earnPass(PHONE, purpose) };
    expect(await api.post(path, form, headers)).toMatchObject({ code: 200 });
  });

  it('0: SM3 sends nothing without a pass, with one for another phone, or with a used one', async () => {
    const before = await sendsOf();
    const pass = await visitor.earnPass(PHONE, purpose);
    const refused = { status: 200, code: 0, msg: '请先完成滑块验证', data: null };
    expect(await send(path, { phone: PHONE, type })).toMatchObject(refused);
    expect(await send(path, { phone: OTHER, type }, pass)).toMatchObject(refused);
    expect(await sendsOf()).toBe(before);
    expect(await send(path, { phone: PHONE, type }, pass)).toMatchObject({ code: 200 });
    expect(await send(path, { phone: PHONE, type }, pass)).toMatchObject(refused);
    expect(await sendsOf()).toBe(before + 1);
  });

  it('0: SM1 waits a minute before the next code of the same phone', async () => {
    await send(path, { phone: PHONE, type }, await visitor.earnPass(PHONE, purpose));
    const again = await send(path, { phone: PHONE, type }, await visitor.earnPass(PHONE, purpose));
    expect(again).toMatchObject({ status: 200, code: 0, msg: '请稍后再试' });
  });

  it.each(['', '12345', '2380000000', '138000000011'])('400: rejects the phone %j', async (phone) => {
    expect(await send(path, { phone, type })).toMatchObject({ status: 400, msg: '请输入正确的手机号' });
  });
});

it('SM1: sends one code for 20 parallel calls of four paths with one phone', async () => {
  const { token } = await openAccount(api, '13800000099');
  const before = await sendsOf();
  const paths = [
    ['/sms/loginSendCode', 'login', {}],
    ['/sms/registerSendCode', 'register', {}],
    ['/sms/send', 'forgotPassword', { type: '3' }],
    ['/sms/resumeRecommendSendCode', 'resumeRecommend', {}],
  ] as const;
  const calls: (() => Promise<WireAnswer>)[] = [];
  for (let index = 0; index < 20; index += 1) {
    const [path, purpose, fields] = paths[index % 4] ?? paths[0];
    const headers = { token, 'x-captcha-pass': await visitor.earnPass(PHONE, purpose) };
    calls.push(() => api.post(path, { phone: PHONE, ...fields }, headers));
  }
  const answers = await Promise.all(calls.map((call) => call()));
  expect(answers.filter(({ msg }) => msg === '发送短信验证码成功')).toHaveLength(1);
  // A slow machine may have no connection left for one of them.
  const others = answers.map(({ msg }) => msg).filter((msg) => msg !== '服务繁忙，请稍后再试');
  expect(new Set(others)).toEqual(new Set(['发送短信验证码成功', '请稍后再试']));
  expect(await sendsOf()).toBe(before + 1);
});

describe('SM2: many phones', () => {
  const spray = async (post: (body: object, pass: string) => Promise<WireAnswer>, phones = 13) => {
    const before = await sendsOf();
    for (let index = 0; index < phones; index += 1) {
      const phone = `137000000${String(index).padStart(2, '0')}`;
      await post({ phone, type: '2' }, await visitor.earnPass(phone, 'login'));
    }
    return (await sendsOf()) - before;
  };

  it('at one address get ten codes at once', async () => {
    expect(await spray((body, pass) => send('/sms/loginSendCode', body, pass))).toBe(10);
  });

  it('at a school’s configured address are limited by browser instead of address', async () => {
    const settings = api.app.get(SettingsService, { strict: false });
    const change = (value: string | null) =>
      settings.change({ actor: 'operator:test', key: 'schoolAddressRanges', value });
    await change('127.0.0.0/8');
    expect(await spray((body, pass) => send('/sms/loginSendCode', body, pass))).toBe(13);
    await visitor.forgetLimits();
    const browser = new CookieBrowser(api);
    const inOneBrowser = (body: object, pass: string) =>
      browser.post('/sms/send', body, { 'x-captcha-pass': pass });
    expect(await spray(inOneBrowser, 14)).toBe(10);
    await change(null);
  });

  it('are all blocked when the hourly budget is spent, with the message 请稍后再试', async () => {
    const data = Array.from({ length: 1000 }, (_, index) => ({ phoneIndex: `x${index}`, purpose: 'login' }));
    await visitor.database.smsSend.createMany({ data });
    const before = await sendsOf();
    const answer = await send('/sms/loginSendCode', { phone: PHONE }, await visitor.earnPass(PHONE, 'login'));
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '请稍后再试' });
    expect(await sendsOf()).toBe(before);
  });
});

it('SM4: voids a code after five wrong attempts, even for the right one', async () => {
  const { challengeId, code } = await visitor.receiveCode(PHONE, 'login');
  const wrong = code === '000000' ? '111111' : '000000';
  const attempt = (guess: string) =>
    api.post('/user/login', { type: '3', phone: PHONE, code: guess, msg_id: challengeId });
  for (const guess of [wrong, wrong, wrong, wrong, wrong, wrong, code]) {
    expect(await attempt(guess)).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
  }
});

it.each([
  ['3', 'forgotPassword'],
  ['4', 'wechatBind'],
  ['5', 'studentCheck'],
  ['6', 'phoneChange'],
] as const)(
  'POST /sms/send: 200: sends a code of type %s, and requires a pass for that purpose',
  async (type, purpose) => {
    const passOfLogin = await visitor.earnPass(PHONE, 'login');
    expect(await send('/sms/send', { phone: PHONE, type }, passOfLogin)).toMatchObject({
      code: 0,
      msg: '请先完成滑块验证',
    });
    const pass = await visitor.earnPass(PHONE, purpose);
    expect(await send('/sms/send', { phone: PHONE, type: Number(type) }, pass)).toMatchObject({
      status: 200,
      code: 200,
      msg: '发送短信验证码成功',
    });
  },
);

it.each([{}, { type: '9' }, { type: ['3'] }])('POST /sms/send: 400: rejects %j', async (fields) => {
  expect(await send('/sms/send', { phone: PHONE, ...fields })).toMatchObject({
    status: 400,
    msg: '验证码用途不正确',
  });
});

it('AU2: responds alike for a phone with and without an account', async () => {
  await openAccount(api, PHONE);
  const known = await send('/sms/loginSendCode', { phone: PHONE }, await visitor.earnPass(PHONE, 'login'));
  const unknown = await send('/sms/loginSendCode', { phone: OTHER }, await visitor.earnPass(OTHER, 'login'));
  const shape = ({ status, code, msg, reason, data }: typeof known) => ({
    status,
    code,
    msg,
    reason,
    keys: Object.keys(data as object),
  });
  expect(shape(unknown)).toEqual(shape(known));
});
