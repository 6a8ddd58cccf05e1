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
