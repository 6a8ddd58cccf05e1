import { CryptoService } from '@qicheng/core/platform';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

const OWN = '13800000001';
const CONTACT = '13800000002';
let api: TestApi;
let visitor: Visitor;
let token: string;
let userId: string;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
  ({ token, userId } = await openAccount(api, OWN));
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(() => visitor.forgetLimits());

const send = async (phone: string) => {
  const headers = { token, 'x-captcha-pass': await visitor.earnPass(phone, 'resumeRecommend') };
  return api.post('/sms/resumeRecommendSendCode', { phone }, headers);
};
const bind = (fields: object) => api.post('/user/resumeRecommendBindPhone', fields, { token });
const rowOf = (id: string) => visitor.database.user.findUniqueOrThrow({ where: { id } });

it('1: binds a verified phone, encrypted and unusable for sign-in', async () => {
  const answer = await send(CONTACT);
  expect(answer).toMatchObject({ status: 200, code: 1, msg: '发送短信验证码成功' });
  const { msg_id } = answer.data as { msg_id: string };
  const claim = { phone: CONTACT, code: await visitor.lastCode(CONTACT), msg_id };
  expect(await bind(claim)).toMatchObject({ status: 200, code: 1, msg: '手机号绑定成功', data: null });
  const row = await rowOf(userId);
  expect(JSON.stringify(row)).not.toContain(CONTACT);
  expect(api.app.get(CryptoService).decrypt(row.recommendPhoneCipher ?? '')).toBe(CONTACT);
  expect(row.recommendPhoneBoundAt).not.toBeNull();
  const { code } = await api.post('/user/login', { type: '1', phone: CONTACT, password: 'x' });
  expect(code).toBe(0);
  expect(await bind(claim)).toMatchObject({ code: 0, msg: '短信验证码错误或已过期' });
});

it('SM4: 0: rejects a code for another purpose or phone, and changes nothing', async () => {
  const before = await rowOf(userId);
  const login = await visitor.receiveCode(CONTACT, 'login');
  const refused = { code: 0, msg: '短信验证码错误或已过期' };
  expect(await bind({ phone: CONTACT, code: login.code, msg_id: login.challengeId })).toMatchObject(refused);
  await visitor.forgetLimits();
  const { msg_id } = (await send(CONTACT)).data as { msg_id: string };
  expect(await bind({ phone: OWN, code: await visitor.lastCode(CONTACT), msg_id })).toMatchObject(refused);
  expect(await rowOf(userId)).toEqual(before);
});

it('SM3: 0: sends nothing without a pass', async () => {
  const answer = await api.post('/sms/resumeRecommendSendCode', { phone: CONTACT }, { token });
  expect(answer).toMatchObject({ code: 0, msg: '请先完成滑块验证' });
});

it.each(['/sms/resumeRecommendSendCode', '/user/resumeRecommendBindPhone'])(
  '401: %s requires a session',
  async (path) => {
    expect(await api.post(path, { phone: CONTACT })).toMatchObject({ status: 401, code: 0 });
  },
);
