import { PasswordHasher } from '@qicheng/core/account';
import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { openAccount, Visitor } from '../../test/visitor.js';

// Rules for all sign-in methods. Addresses come from a proxy that this API trusts.
const PASSWORD = '春风得意-2026';
const UNKNOWN = '13999999999';
let api: TestApi;
let visitor: Visitor;
let phone: string;
let count = 0;
beforeAll(async () => {
  api = await startApi({}, ['127.0.0.1']);
  visitor = new Visitor(api);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(async () => {
  count += 1;
  phone = `138000003${String(count).padStart(2, '0')}`;
  await visitor.forgetLimits();
});

const from = (address: string, pass?: string) => ({
  'x-forwarded-for': address,
  ...(pass === undefined ? {} : { 'x-captcha-pass': pass }),
});
const byPassword = (password: string, headers = {}, of = phone) =>
  api.post('/user/login', { login_type: 'cas', type: '1', phone: of, password }, headers);
const bodyOf = ({ status, code, msg, reason, data }: WireAnswer) => ({ status, code, msg, reason, data });
const hasher = () => api.app.get(PasswordHasher, { strict: false });

describe('AU1: password guessing', () => {
  it('reaches the hash at most ten times, then waits; the owner signs in from elsewhere with the slider', async () => {
    await openAccount(api, phone, PASSWORD);
    const verify = jest.spyOn(hasher(), 'verify');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const pass = attempt < 5 ? undefined : await visitor.earnPass(phone, 'passwordLogin', from('10.0.0.1'));
      statuses.push((await byPassword('wrong', from('10.0.0.1', pass))).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(verify).toHaveBeenCalledTimes(10);
    verify.mockRestore();
    const pass = await visitor.earnPass(phone, 'passwordLogin', from('10.0.0.2'));
    expect(await byPassword(PASSWORD, from('10.0.0.2', pass))).toMatchObject({ code: 200 });
  });
});

describe('AU2: whether a phone has an account', () => {
  it('is not revealed by sign-in: same response, same work', async () => {
    await openAccount(api, phone, PASSWORD);
    const verify = jest.spyOn(hasher(), 'verify');
    for (let round = 0; round < 4; round += 1) {
      const [known, unknown] = [await byPassword('wrong'), await byPassword('wrong', {}, UNKNOWN)];
      expect(bodyOf(unknown)).toEqual(bodyOf(known));
    }
    // One argon2id check each, against the stored hash or a decoy of the same cost.
    expect(verify.mock.calls.map(([stored]) => stored === null)).toEqual(
      Array.from({ length: 4 }, () => [false, true]).flat(),
    );
    verify.mockRestore();
  });

  it('costs as much for the decoy as for a stored hash', async () => {
    const slow = new PasswordHasher({});
    const stored = await slow.hash(PASSWORD);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 15; round += 1) {
      for (const [name, hash] of [['known', stored] as const, ['unknown', null] as const]) {
        const began = process.cpuUsage();
        await slow.verify(hash, 'wrong');
        const { user, system } = process.cpuUsage(began);
        times[name].push(user + system);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const ratio = median(times.unknown) / median(times.known);
    // A missing decoy would reduce this to a thousandth; processor time does not depend on the load of the machine.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it.each([
    ['/sms/loginSendCode', 'login', '2'],
    ['/sms/registerSendCode', 'register', '1'],
    ['/sms/send', 'forgotPassword', '3'],
  ] as const)('is not distinguishable by %s for %s', async (path, purpose, type) => {
    await openAccount(api, phone, PASSWORD);
    const send = async (to: string) => {
      const pass = await visitor.earnPass(to, purpose);
      return bodyOf(await api.post(path, { phone: to, type }, { 'x-captcha-pass': pass }));
    };
    const [known, unknown] = [await send(phone), await send(UNKNOWN)];
    const named = { msg_id: expect.any(String) as string };
    expect(known).toEqual({ status: 200, code: 200, msg: '发送短信验证码成功', data: named });
    expect(unknown).toEqual({ ...known, data: named });
  });

  it('is not distinguishable from a wrong code in a reset or sign-in', async () => {
    await openAccount(api, phone, PASSWORD);
    const claim = { code: '123456', msg_id: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11' };
    for (const [path, fields] of [
      ['/user/forgetPassword', {}],
      ['/user/login', { type: '3' }],
      ['/user/jyqRegister', { password: PASSWORD }],
    ] as const) {
      const post = async (of: string) => bodyOf(await api.post(path, { phone: of, ...claim, ...fields }));
      expect(await post(UNKNOWN)).toEqual(await post(phone));
    }
  });
});

describe('AU9: a page of another site', () => {
  it('cannot write with cookies alone, whatever they contain', async () => {
    const { token, userId } = await openAccount(api, phone, PASSWORD);
    const headers = {
      cookie: `token=${token}; pass_ticket=${token}; m_id=${userId}; qicheng-browser=${'x'.repeat(43)}`,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    };
    const before = await visitor.database.user.findUniqueOrThrow({ where: { id: userId } });
    const form = new URLSearchParams({
      phone,
      code: '123456',
      msg_id: '6f1c6f0e-7a34-4a57-9b9e-0a8f3d8b6d11',
    });
    for (const path of ['/user/resumeRecommendBindPhone', '/make_resume/saveMakeResume', '/myinfo/info']) {
      expect(await api.post(path, form, headers)).toMatchObject({ status: 401, code: 0 });
    }
    expect(await visitor.database.user.findUniqueOrThrow({ where: { id: userId } })).toEqual(before);
    expect(await visitor.database.resume.count({ where: { userId } })).toBe(0);
  });

  it('may not read responses', async () => {
    const answer = await api.post('/myinfo/info', {}, { origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('password hashing under load', () => {
  it('is limited: beyond 36 running and waiting, sign-in gets 503 with Retry-After', async () => {
    await openAccount(api, phone, PASSWORD);
    let isFull = true;
    const keepBusy = async () => {
      while (isFull) await hasher().hash('x');
    };
    const work = Array.from({ length: 36 }, keepBusy);
    const refused = await byPassword(PASSWORD);
    isFull = false;
    expect(refused).toMatchObject({ status: 503, code: 0, msg: '服务繁忙，请稍后再试' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await Promise.all(work);
    expect(await byPassword(PASSWORD)).toMatchObject({ code: 200 });
  });
});
