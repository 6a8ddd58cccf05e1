import { startApi, type TestApi } from '../../test/harness.js';
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
  it('200: sends a code and names it', async () => {
    const answer = await send(path, { phone: PHONE, type }, await visitor.earnPass(PHONE, purpose));
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '发送短信验证码成功' });
    expect(answer.data).toEqual({ msg_id: expect.stringMatching(/^[\da-f-]{36}$/) as string });
    expect(await visitor.lastCode(PHONE)).toMatch(/^\d{6}$/);
  });

  it('200: takes a form as well', async () => {
    const form = new URLSearchParams({ phone: PHONE, type });
    const headers = { 'x-captcha-pass': await visitor.earnPass(PHONE, purpose) };
    expect(await api.post(path, form, headers)).toMatchObject({ code: 200 });
  });

  it('0: SM3 sends nothing without a pass, with one of another phone, and with a spent one', async () => {
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

  it.each(['', '12345', '2380000000', '138000000011'])('400: refuses the phone %j', async (phone) => {
    expect(await send(path, { phone, type })).toMatchObject({ status: 400, msg: '请输入正确的手机号' });
  });
});

it('SM1: sends one code when 20 parallel calls of both paths ask for one phone', async () => {
  const before = await sendsOf();
  const passes: { path: string; pass: string }[] = [];
  for (let index = 0; index < 10; index += 1) {
    passes.push({ path: '/sms/loginSendCode', pass: await visitor.earnPass(PHONE, 'login') });
    passes.push({ path: '/sms/registerSendCode', pass: await visitor.earnPass(PHONE, 'register') });
  }
  const answers = await Promise.all(passes.map(({ path, pass }) => send(path, { phone: PHONE }, pass)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await sendsOf()).toBe(before + 1);
});

it('AU2: answers alike for a phone with and without an account', async () => {
  await openAccount(api, PHONE);
  const known = await send('/sms/loginSendCode', { phone: PHONE }, await visitor.earnPass(PHONE, 'login'));
  const unknown = await send('/sms/loginSendCode', { phone: OTHER }, await visitor.earnPass(OTHER, 'login'));
  const shape = ({ status, code, msg, data }: typeof known) => ({
    status,
    code,
    msg,
    keys: Object.keys(data as object),
  });
  expect(shape(unknown)).toEqual(shape(known));
});
