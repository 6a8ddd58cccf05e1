import { startApi, type TestApi } from '../../test/harness.js';
import { Visitor } from '../../test/visitor.js';

const PHONE = '13800000001';
const check = '/api/captcha/slider/check';

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

describe('POST /api/captcha/slider', () => {
  it('1: returns a puzzle without its solution', async () => {
    const answer = await api.post('/api/captcha/slider', {});
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect(Object.keys(answer.data as object).sort()).toEqual(
      ['background', 'challengeId', 'expiresInSeconds', 'height', 'piece', 'pieceSize', 'width', 'y'].sort(),
    );
    expect(answer.data).toMatchObject({
      background: expect.stringMatching(/^data:image\/webp;base64,/) as string,
      piece: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    });
  });

  it('0: CA3 rejects an address that requests too many', async () => {
    const { throttle } = visitor.database;
    await api.post('/api/captcha/slider', {});
    await throttle.updateMany({ data: { hits: 60 } });
    expect(await api.post('/api/captcha/slider', {})).toMatchObject({ code: 0, msg: '操作频繁，稍后再重试' });
  });
});

describe('POST /api/captcha/slider/check', () => {
  it('1: returns a pass for a solved puzzle', async () => {
    expect(await visitor.earnPass(PHONE, 'login')).toMatch(/^[\w-]{43}$/);
  });

  it('0: rejects a wrong track and voids the puzzle', async () => {
    const { data } = await api.post('/api/captcha/slider', {});
    const { challengeId } = data as { challengeId: string };
    const wrong = { challengeId, phone: PHONE, purpose: 'login', track: [{ x: 0, y: 0, t: 0 }] };
    expect(await api.post(check, wrong)).toMatchObject({
      status: 200,
      code: 0,
      msg: '验证未通过，请重试',
      data: null,
    });
  });

  it.each([
    ['an invalid id', { challengeId: '../../x' }, '编号不正确'],
    ['an invalid purpose', { purpose: 'root' }, '验证用途不正确'],
    ['a track of text', { track: 'x' }, '滑动轨迹不正确'],
    ['an overlong track', { track: Array<object>(700).fill({ x: 0, y: 0, t: 0 }) }, '滑动轨迹过长，请重试'],
  ])('400: %s', async (_name, field, msg) => {
    const body = {
      challengeId: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11',
      phone: PHONE,
      purpose: 'login',
      track: [],
      ...field,
    };
    expect(await api.post(check, body)).toMatchObject({ status: 400, code: 0, msg });
  });
});

describe('POST /api/captcha/work', () => {
  it('1: returns what is to be derived, without the number', async () => {
    const answer = await api.post('/api/captcha/work', {});
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect(Object.keys(answer.data as object).sort()).toEqual(
      ['challengeId', 'salt', 'target', 'iterations', 'range', 'expiresInSeconds'].sort(),
    );
  });

  it('0: CA4 rejects an address that requests too many', async () => {
    for (let count = 0; count < 10; count += 1) await api.post('/api/captcha/work', {});
    expect(await api.post('/api/captcha/work', {})).toMatchObject({
      code: 0,
      msg: '自动验证的次数已用完，请改用拼图验证，或过一会儿再试',
    });
  });
});

describe('POST /api/captcha/work/check', () => {
  const challenge = async () => {
    const { data } = await api.post('/api/captcha/work', {});
    const { challengeId } = data as { challengeId: string };
    const { answer } = await visitor.database.captchaChallenge.findUniqueOrThrow({
      where: { id: challengeId },
    });
    return { challengeId, answer, phone: PHONE, purpose: 'register' };
  };

  it('1: returns a pass for the right number, with which a code is sent once', async () => {
    const { data } = await api.post('/api/captcha/work/check', await challenge());
    const { pass } = data as { pass: string };
    expect(pass).toMatch(/^[\w-]{43}$/);
    const headers = { 'x-captcha-pass': pass };
    const send = () => api.post('/sms/registerSendCode', { phone: PHONE, type: '1' }, headers);
    expect((await send()).code).toBe(200);
    expect(await send()).toMatchObject({ code: 0, reason: 'captchaRequired' });
  });

  it('0: rejects a wrong number and voids the challenge', async () => {
    const right = await challenge();
    const wrong = { ...right, answer: right.answer + 1 };
    const refused = { status: 200, code: 0, msg: '验证未通过，请重试', data: null };
    expect(await api.post('/api/captcha/work/check', wrong)).toMatchObject(refused);
    expect(await api.post('/api/captcha/work/check', right)).toMatchObject(refused);
  });

  it.each([
    ['a number that is a text', { answer: 'x' }, '计算结果不正确'],
    ['no recipient', { phone: undefined }, '请输入正确的手机号'],
  ])('400: %s', async (_name, field, msg) => {
    const body = {
      challengeId: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11',
      phone: PHONE,
      purpose: 'register',
      answer: 1,
      ...field,
    };
    expect(await api.post('/api/captcha/work/check', body)).toMatchObject({ status: 400, code: 0, msg });
  });
});
