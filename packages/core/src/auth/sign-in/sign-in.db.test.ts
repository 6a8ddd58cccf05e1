import { startAuth } from '#test/auth-stack.js';
import { Failure } from '../../platform/index.js';
import type { SmsPurpose } from '../sms-code/sms-purpose.js';

const PHONE = '13800000001';
const PASSWORD = '春风得意-2026';

let stack: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  stack = await startAuth();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.clock.advance(40 * 86_400);
  await stack.database.user.deleteMany();
  await stack.database.throttle.deleteMany();
  await stack.database.smsSend.deleteMany();
});

async function claim(phone: string, purpose: SmsPurpose) {
  const pass = await stack.earnPass({ phone, purpose });
  const { challengeId } = await stack.codes.issue({ phone, purpose, client: stack.clientWith(pass) });
  return { phone, challengeId, code: stack.sender.codeOf(phone), origin: {} };
}
const register = async (phone = PHONE) =>
  stack.registration.run({ ...(await claim(phone, 'register')), password: PASSWORD }, stack.clientWith());
const signIn = (password: string, { phone = PHONE, pass = null as string | null, ip = '10.0.0.1' } = {}) =>
  stack.passwordSignIn.run({ phone, password }, stack.clientWith(pass, ip));
const passFor = (ip: string) => stack.earnPass({ phone: PHONE, purpose: 'passwordLogin', ip });

const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'signedIn',
    (error: { reason: string }) => error.reason,
  );

describe('registration', () => {
  it('creates an account with an encrypted phone and an argon2id hash, and signs in', async () => {
    const { token, userId, username, needsPassword } = await register();
    expect(await stack.sessions.authenticate(token)).toMatchObject({ userId });
    expect({ username, needsPassword }).toEqual({ username: '用户0001', needsPassword: false });
    const row = await stack.database.user.findUniqueOrThrow({ where: { id: userId } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(PHONE);
    expect(stack.secrets.decrypt(row.phoneCipher ?? '')).toBe(PHONE);
  });

  it('stores the referral', async () => {
    const request = {
      ...(await claim(PHONE, 'register')),
      password: PASSWORD,
      origin: { campaignCode: 'autumn' },
    };
    const { userId } = await stack.registration.run(request, stack.clientWith());
    expect((await stack.database.user.findUniqueOrThrow({ where: { id: userId } })).origin).toEqual({
      campaignCode: 'autumn',
    });
  });

  it('reveals only to the holder of the phone that it is taken', async () => {
    await register();
    stack.clock.advance(61);
    await expect(register()).rejects.toMatchObject({ reason: 'phoneTaken' });
  });

  it('refuses a weak password without spending the code', async () => {
    const ready = await claim(PHONE, 'register');
    const run = (password: string) => stack.registration.run({ ...ready, password }, stack.clientWith());
    await expect(run('Qwer1234')).rejects.toMatchObject({ reason: 'passwordTooCommon' });
    await expect(run(`a${PHONE}`)).rejects.toMatchObject({ reason: 'passwordContainsPhone' });
    await expect(run(PASSWORD)).resolves.toBeDefined();
  });

  it('does not spend the code if the server is too busy to hash', async () => {
    const ready = await claim(PHONE, 'register');
    const run = () => stack.registration.run({ ...ready, password: PASSWORD }, stack.clientWith());
    const hash = jest.spyOn(stack.hasher, 'hash').mockRejectedValueOnce(new Failure('busy'));
    await expect(run()).rejects.toMatchObject({ reason: 'busy' });
    hash.mockRestore();
    await expect(run()).resolves.toBeDefined();
  });
});

describe('sign-in by code', () => {
  it('creates the account of a new phone and asks for a password later [decision 38]', async () => {
    const { data } = await stack.codeSignIn.run(await claim(PHONE, 'login'), stack.clientWith());
    expect(data.needsPassword).toBe(true);
    stack.clock.advance(61);
    const again = await stack.codeSignIn.run(await claim(PHONE, 'login'), stack.clientWith());
    expect(again.data.userId).toBe(data.userId);
  });

  it('refuses a disabled account', async () => {
    const { userId } = await register();
    await stack.database.user.update({ where: { id: userId }, data: { disabledAt: stack.clock.now() } });
    stack.clock.advance(61);
    const run = stack.codeSignIn.run(await claim(PHONE, 'login'), stack.clientWith());
    await expect(run).rejects.toMatchObject({ reason: 'accountDisabled' });
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ reason: 'accountDisabled' });
  });
});

describe('AU1: guessing a password', () => {
  it('requires the slider after five, waits after ten, and admits the owner from elsewhere', async () => {
    await register();
    const verify = jest.spyOn(stack.hasher, 'verify');
    const reasons: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) reasons.push(await reasonOf(signIn('wrong')));
    expect(reasons).toEqual([
      ...Array<string>(5).fill('passwordIncorrect'),
      ...Array<string>(5).fill('captchaRequired'),
      ...Array<string>(2).fill('tooManyRequests'),
    ]);
    expect(verify).toHaveBeenCalledTimes(5);
    verify.mockRestore();
    await expect(signIn('wrong')).rejects.toMatchObject({ retryAfterSeconds: 900 });
    expect(await reasonOf(signIn(PASSWORD, { ip: '10.0.0.2', pass: await passFor('10.0.0.2') }))).toBe(
      'signedIn',
    );
  });

  it('never hashes more than ten guesses per address in 15 minutes, with or without sliders', async () => {
    await register();
    const verify = jest.spyOn(stack.hasher, 'verify');
    for (let attempt = 0; attempt < 15; attempt += 1)
      await reasonOf(signIn('wrong', { pass: await passFor('10.0.0.1') }));
    expect(verify).toHaveBeenCalledTimes(10);
    verify.mockRestore();
    stack.clock.advance(901);
    expect(await reasonOf(signIn(PASSWORD))).toBe('signedIn');
  });

  it('resets the failures when the owner signs in', async () => {
    await register();
    for (let attempt = 0; attempt < 4; attempt += 1) await reasonOf(signIn('wrong'));
    await signIn(PASSWORD);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await reasonOf(signIn('wrong'))).toBe('passwordIncorrect');
    }
  });

  it('requires the slider from one address that tries many phones, then slows it down', async () => {
    const reasons: string[] = [];
    for (let attempt = 0; attempt < 62; attempt += 1) {
      reasons.push(
        await reasonOf(signIn('wrong', { phone: `139000000${String(attempt).padStart(2, '0')}` })),
      );
    }
    expect(reasons.slice(0, 10)).toEqual(Array<string>(10).fill('passwordIncorrect'));
    expect(new Set(reasons.slice(10, 60))).toEqual(new Set(['captchaRequired']));
    expect(reasons.slice(60)).toEqual(['tooManyRequests', 'tooManyRequests']);
  });

  it('accepts only a code after 100 consecutive failures, which also restores the password', async () => {
    await register();
    const verify = jest.spyOn(stack.hasher, 'verify').mockResolvedValue(false);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const ip = `10.1.${attempt}.1`;
      await reasonOf(signIn('wrong', { ip, pass: await passFor(ip) }));
    }
    expect(verify).toHaveBeenCalledTimes(100);
    verify.mockRestore();
    const pass = await passFor('10.2.0.1');
    expect(await reasonOf(signIn(PASSWORD, { ip: '10.2.0.1', pass }))).toBe('passwordSignInPaused');
    stack.clock.advance(61);
    await stack.codeSignIn.run(await claim(PHONE, 'login'), stack.clientWith());
    expect(await reasonOf(signIn(PASSWORD, { ip: '10.2.0.1' }))).toBe('signedIn');
  });
});

describe('a flood of sign-ins', () => {
  it('has at most 36 in progress; the next one is busy before the database is read', async () => {
    let finish = (_fits: boolean): void => undefined;
    const slow = new Promise<boolean>((resolve) => (finish = resolve));
    let allUnderWay = (): void => undefined;
    const full = new Promise<void>((resolve) => (allUnderWay = resolve));
    const verify = jest.spyOn(stack.hasher, 'verify').mockImplementation(() => {
      if (verify.mock.calls.length === 36) allUnderWay();
      return slow;
    });
    const enter = (index: number) =>
      reasonOf(
        signIn('wrong', { phone: `139100000${String(index).padStart(2, '0')}`, ip: `10.6.0.${index}` }),
      );
    const flood = Array.from({ length: 36 }, (_, index) => enter(index));
    await full;
    const hits = jest.spyOn(stack.throttle, 'hit');
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ reason: 'busy', retryAfterSeconds: 1 });
    expect(hits).not.toHaveBeenCalled();
    hits.mockRestore();
    finish(false);
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['passwordIncorrect']));
    verify.mockRestore();
  });
});

describe('AU2: an unknown phone', () => {
  it('is refused like a wrong password and costs the same hash', async () => {
    await register();
    const verify = jest.spyOn(stack.hasher, 'verify');
    const known = await signIn('wrong').catch((error: unknown) => error);
    const unknown = await signIn('wrong', { phone: '13999999999' }).catch((error: unknown) => error);
    expect(unknown).toEqual(known);
    expect(verify.mock.calls.map(([stored]) => stored === null)).toEqual([false, true]);
    verify.mockRestore();
  });
});
