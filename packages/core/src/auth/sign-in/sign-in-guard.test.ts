import { MemoryThrottle } from '#test/memory-throttle.js';
import { TestClock } from '#test/test-clock.js';
import type { CaptchaPassService } from '../../captcha/index.js';
import { CryptoService } from '../../platform/crypto.service.js';
import { Failure } from '../../platform/failure.js';
import { SignalBus } from '../../platform/signal-bus.js';
import { SignInGuard } from './sign-in-guard.js';

const PHONE = '13800000001';
const clientAt = (ip: string, captchaPass: string | null = null) => ({ ip, captchaPass, userAgent: 'test' });
const HERE = clientAt('10.0.0.1', 'pass');

function start() {
  const clock = new TestClock();
  const redeem = jest.fn(() => Promise.resolve());
  const passes = { redeem } as unknown as CaptchaPassService;
  const signals = new SignalBus();
  const throttle = new MemoryThrottle(clock);
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const guard = new SignInGuard(throttle, passes, secrets, clock, signals);
  return { clock, redeem, signals, throttle, guard };
}
const times = async (count: number, run: (index: number) => Promise<void>) => {
  for (let index = 0; index < count; index += 1) await run(index);
};

describe('password attempts', () => {
  it('for one account are five without a slider; then the pass of the client is redeemed', async () => {
    const { guard, redeem } = start();
    await times(5, (index) => guard.admit(PHONE, clientAt(`10.0.1.${index}`)));
    expect(redeem).not.toHaveBeenCalled();
    await guard.admit(PHONE, HERE);
    expect(redeem.mock.calls).toEqual([
      [{ pass: 'pass', phone: PHONE, purpose: 'passwordLogin', ip: '10.0.0.1' }],
    ]);
    await guard.admit('13800000002', HERE);
    expect(redeem).toHaveBeenCalledTimes(1);
  });

  it('without a pass count neither as admitted nor as consecutive failures', async () => {
    const { guard, redeem, throttle } = start();
    await times(5, () => guard.admit(PHONE, HERE));
    redeem.mockRejectedValueOnce(new Failure('captchaRequired'));
    const hit = jest.spyOn(throttle, 'hit');
    await expect(guard.admit(PHONE, HERE)).rejects.toMatchObject({ reason: 'captchaRequired' });
    expect(hit).toHaveBeenCalledTimes(1);
  });

  it('for one account from one address are ten per quarter of an hour, then get a retry time', async () => {
    const { guard, clock } = start();
    await times(10, () => guard.admit(PHONE, HERE));
    clock.advance(100.5);
    const refused = { reason: 'tooManyRequests', retryAfterSeconds: 800 };
    await expect(guard.admit(PHONE, HERE)).rejects.toMatchObject(refused);
    await expect(guard.admit(PHONE, clientAt('10.0.0.2'))).resolves.toBeUndefined();
    await expect(guard.admit('13800000002', HERE)).resolves.toBeUndefined();
    clock.advance(799.4);
    await expect(guard.admit(PHONE, HERE)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    clock.advance(0.1);
    await expect(guard.admit(PHONE, HERE)).resolves.toBeUndefined();
  });

  it('from one address are ten per minute without a slider and sixty with one, across phones', async () => {
    const { guard, redeem, clock } = start();
    const phone = (index: number) => `139000000${String(index).padStart(2, '0')}`;
    await times(10, (index) => guard.admit(phone(index), HERE));
    expect(redeem).not.toHaveBeenCalled();
    await times(50, (index) => guard.admit(phone(index + 10), HERE));
    expect(redeem).toHaveBeenCalledTimes(50);
    const refused = { reason: 'tooManyRequests', retryAfterSeconds: 60 };
    await expect(guard.admit(phone(60), HERE)).rejects.toMatchObject(refused);
    await expect(guard.admit(phone(60), clientAt('10.0.0.2'))).resolves.toBeUndefined();
    clock.advance(60);
    await expect(guard.admit(phone(61), HERE)).resolves.toBeUndefined();
    expect(redeem).toHaveBeenCalledTimes(50);
  });

  it('that fail a hundred times consecutively within a month leave only the code', async () => {
    const { guard, clock } = start();
    await times(100, (index) => guard.admit(PHONE, clientAt(`10.1.${index}.1`)));
    await expect(guard.admit(PHONE, HERE)).rejects.toMatchObject({ reason: 'passwordSignInPaused' });
    await expect(guard.admit('13800000002', HERE)).resolves.toBeUndefined();
    clock.advance(30 * 86_400 - 1);
    await expect(guard.admit(PHONE, HERE)).rejects.toMatchObject({ reason: 'passwordSignInPaused' });
    clock.advance(1);
    await expect(guard.admit(PHONE, HERE)).resolves.toBeUndefined();
  });

  it('are reset for the account when its owner signs in; those of the address are not', async () => {
    const { guard, redeem } = start();
    await times(100, (index) => guard.admit(PHONE, clientAt(`10.1.${index}.1`)));
    await times(9, () => guard.admit(PHONE, HERE).catch(() => undefined));
    redeem.mockClear();
    await guard.forgive(PHONE, HERE);
    await guard.admit(PHONE, HERE);
    expect(redeem).not.toHaveBeenCalled();
    await times(5, (index) => guard.admit(`1390000000${index}`, HERE));
    expect(redeem).toHaveBeenCalledTimes(5);
  });
});

it('code attempts are sixty per minute and address, independent of those with passwords', async () => {
  const { guard, clock } = start();
  await times(60, () => guard.admitCode(HERE));
  const refused = { reason: 'tooManyRequests', retryAfterSeconds: 60 };
  await expect(guard.admitCode(HERE)).rejects.toMatchObject(refused);
  await expect(guard.admitCode(clientAt('10.0.0.2'))).resolves.toBeUndefined();
  await expect(guard.admit(PHONE, HERE)).resolves.toBeUndefined();
  clock.advance(60);
  await expect(guard.admitCode(HERE)).resolves.toBeUndefined();
});

it('stores neither phone nor address in plain text', async () => {
  const { guard, throttle } = start();
  const hit = jest.spyOn(throttle, 'hit');
  await guard.admit(PHONE, HERE);
  await guard.admitCode(HERE);
  const keys = hit.mock.calls.flatMap(([counters]) => counters.map(({ key }) => key));
  expect(new Set(keys).size).toBe(5);
  expect(keys.join()).not.toMatch(/13800000001|10\.0\.0\.1/);
});

it('admits 36 concurrent sign-ins; the next one is busy', async () => {
  const { guard } = start();
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const underWay = Array.from({ length: 36 }, () => guard.limitConcurrency(() => slow));
  await expect(guard.limitConcurrency(() => slow)).rejects.toMatchObject({ reason: 'busy' });
  finish();
  await Promise.all(underWay);
  await expect(guard.limitConcurrency(() => Promise.resolve('in'))).resolves.toBe('in');
});

it('counts how unsuccessful sign-ins ended', async () => {
  const { guard, signals } = start();
  const heard: unknown[] = [];
  signals.listen((signal) => heard.push(signal));
  const end = (error: Error) => guard.counted('password', () => Promise.reject(error)).catch(() => undefined);
  await end(new Failure('busy'));
  await end(new Failure('passwordIncorrect'));
  await end(new Error('an error'));
  expect(await guard.counted('smsCode', () => Promise.resolve('in'))).toBe('in');
  await expect(guard.counted('smsCode', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(heard).toEqual([
    { kind: 'signIn', method: 'password', outcome: 'busy' },
    { kind: 'signIn', method: 'password', outcome: 'refused' },
    { kind: 'signIn', method: 'password', outcome: 'failed' },
    { kind: 'signIn', method: 'smsCode', outcome: 'failed' },
  ]);
});
