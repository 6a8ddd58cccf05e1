import { Logger } from '@nestjs/common';
import { startAuth } from '#test/auth-stack.js';
import { isStoreUnavailable } from '../../platform/index.js';
import type { SmsPurpose } from './sms-purpose.js';

const PHONE = '13800000001';
const OTHER = '13800000002';

let stack: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  stack = await startAuth();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.clock.advance(2 * 86_400);
  await stack.database.smsSend.deleteMany();
  stack.sender.calls = 0;
  stack.sender.sent.length = 0;
  stack.sender.fail = false;
});

async function send(phone = PHONE, purpose: SmsPurpose = 'login', ip = '10.0.0.1') {
  const pass = await stack.earnPass({ phone, purpose, ip });
  return stack.codes.issue({ phone, purpose, client: stack.clientWith(pass, ip) });
}
const succeeded = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('SM1: one limit of a phone over all purposes', () => {
  it('allows one of 200 parallel sends', async () => {
    const requests = Array.from({ length: 200 }, (_, index) =>
      stack.ledger.reserve({
        phoneIndex: 'p',
        ipHash: `a${index}`,
        deviceHash: '',
        purpose: index % 2 ? 'login' : 'register',
        now: stack.clock.now(),
      }),
    );
    const ends = await Promise.allSettled(requests);
    expect(ends.filter((end) => end.status === 'fulfilled' && end.value !== null)).toHaveLength(1);
    // On a busy machine not all of them reach the database in time.
    expect(ends.filter((end) => end.status === 'rejected' && !isStoreUnavailable(end.reason))).toEqual([]);
  });

  it('waits 60 seconds between sends for any purpose', async () => {
    await send(PHONE, 'register');
    stack.clock.advance(59);
    await expect(send(PHONE, 'login')).rejects.toMatchObject({ reason: 'smsSendTooSoon' });
    stack.clock.advance(2);
    await expect(send(PHONE, 'login')).resolves.toBeDefined();
  });

  it('sends at most 5 in any hour and 10 in any day', async () => {
    const accepted: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const entry = {
        phoneIndex: 'p',
        ipHash: `a${minute}`,
        deviceHash: '',
        purpose: 'login',
        now: stack.clock.now(),
      };
      if ((await stack.ledger.reserve(entry)) !== null) accepted.push(minute);
      stack.clock.advance(300);
    }
    expect(accepted).toHaveLength(10);
    const inHourAfter = accepted.map((start) => accepted.filter((m) => m >= start && m < start + 60).length);
    expect(Math.max(...inHourAfter)).toBe(5);
  });
});

describe('SM2: many phones', () => {
  const spray = async (count: number, ip: (index: number) => string) => {
    const now = stack.clock.now();
    const requests = Array.from({ length: count }, (_, index) =>
      stack.ledger.reserve({
        phoneIndex: `spray${index}`,
        ipHash: ip(index),
        deviceHash: '',
        purpose: 'login',
        now,
      }),
    );
    return (await Promise.all(requests)).filter((id) => id !== null).length;
  };

  it('allows a burst of 10 from one address, then one per minute, so that a campus is slowed but not blocked', async () => {
    expect(await spray(60, () => 'one')).toBe(10);
    stack.clock.advance(61);
    expect(await spray(60, () => 'one')).toBe(1);
  });

  it('allows 10 per hour from one browser at any address', async () => {
    const admit = (index: number, browser?: string) =>
      stack.budget.admit(`device${index}`, 'login', {
        ...stack.clientWith(null, `10.3.0.${index}`),
        ...(browser === undefined ? {} : { browser }),
      });
    const tries = Array.from({ length: 15 }, (_, index) => admit(index, 'one'));
    expect(succeeded(await Promise.allSettled(tries))).toBe(10);
    await expect(admit(20, 'another')).resolves.toBeDefined();
    await expect(admit(21)).resolves.toBeDefined();
    stack.clock.advance(3_601);
    await expect(admit(22, 'one')).resolves.toBeDefined();
  });

  it('have no separate budget for the addresses of a school; that of a phone remains', async () => {
    await stack.settings.change({ actor: 'test', key: 'schoolAddressRanges', value: '10.4.0.0/16' });
    const admit = (phone: string, ip: string) =>
      stack.budget.admit(phone, 'login', stack.clientWith(null, ip));
    const tries = Array.from({ length: 15 }, (_, index) => admit(`student${index}`, '10.4.0.1'));
    expect(succeeded(await Promise.allSettled(tries))).toBe(15);
    await expect(admit('student1', '10.4.0.1')).rejects.toMatchObject({ reason: 'smsSendTooSoon' });
    const outside = Array.from({ length: 15 }, (_, index) => admit(`visitor${index}`, '10.5.0.1'));
    expect(succeeded(await Promise.allSettled(outside))).toBe(10);
    await stack.settings.change({ actor: 'test', key: 'schoolAddressRanges', value: null });
  });

  it('raises an alarm once a minute when the global budget is spent', async () => {
    const createdAt = stack.clock.now();
    const data = Array.from({ length: 1000 }, (_, index) => ({
      phoneIndex: `x${index}`,
      purpose: 'login',
      createdAt,
    }));
    await stack.database.smsSend.createMany({ data });
    const alarm = jest.spyOn(Logger.prototype, 'error');
    const heard: string[] = [];
    stack.signals.listen(({ kind }) => heard.push(kind));
    for (let index = 0; index < 3; index += 1) {
      await expect(stack.budget.admit('p', 'login', stack.clientWith())).rejects.toThrow('smsSendTooSoon');
    }
    expect(alarm.mock.calls).toEqual([['alarm: the SMS budget of 1000 an hour is spent; no code is sent']]);
    stack.clock.advance(61);
    await expect(stack.budget.admit('p', 'login', stack.clientWith())).rejects.toThrow('smsSendTooSoon');
    expect(alarm).toHaveBeenCalledTimes(2);
    expect(heard.filter((kind) => kind === 'smsBudgetExhausted')).toHaveLength(2);
    alarm.mockRestore();
  });

  it('stops globally at 1000 per hour', async () => {
    const createdAt = stack.clock.now();
    await stack.database.smsSend.createMany({
      data: Array.from({ length: 998 }, (_, index) => ({
        phoneIndex: `x${index}`,
        purpose: 'login',
        createdAt,
      })),
    });
    expect(await spray(20, (index) => `address${index}`)).toBe(2);
  });
});

describe('SM3: no send without a pass', () => {
  it('refuses without a pass, with a spent one and with one for another phone, and sends nothing', async () => {
    const pass = await stack.earnPass({ phone: PHONE, purpose: 'login' });
    const issue = (phone: string, pass: string | null) =>
      stack.codes.issue({ phone, purpose: 'login', client: stack.clientWith(pass) });
    await expect(issue(PHONE, null)).rejects.toMatchObject({ reason: 'captchaRequired' });
    await expect(issue(OTHER, pass)).rejects.toMatchObject({ reason: 'captchaRequired' });
    expect(stack.sender.calls).toBe(0);
    await issue(PHONE, pass);
    await expect(issue(PHONE, pass)).rejects.toMatchObject({ reason: 'captchaRequired' });
    expect(stack.sender.calls).toBe(1);
  });
});

describe('SM4: the code', () => {
  const redeem = (challengeId: string, code: string, phone = PHONE, purpose: SmsPurpose = 'login') =>
    stack.codes.redeem({ challengeId, phone, purpose, code });
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('is redeemed once', async () => {
    const { challengeId } = await send();
    await redeem(challengeId, stack.sender.codeOf(PHONE));
    await expect(redeem(challengeId, stack.sender.codeOf(PHONE))).rejects.toMatchObject({
      reason: 'smsCodeInvalid',
    });
  });

  it('is void after five wrong attempts, and valid on the fifth', async () => {
    const first = await send();
    const code = stack.sender.codeOf(PHONE);
    for (let count = 0; count < 5; count += 1)
      await redeem(first.challengeId, wrongOf(code)).catch(() => null);
    await expect(redeem(first.challengeId, code)).rejects.toThrow('smsCodeInvalid');
    const second = await send(OTHER);
    const other = stack.sender.codeOf(OTHER);
    for (let count = 0; count < 4; count += 1)
      await redeem(second.challengeId, wrongOf(other), OTHER).catch(() => null);
    await expect(redeem(second.challengeId, other, OTHER)).resolves.toBeUndefined();
  });

  it('is invalid for another purpose, another phone or another challenge', async () => {
    const { challengeId } = await send();
    const code = stack.sender.codeOf(PHONE);
    const other = await send(OTHER);
    await expect(redeem(challengeId, code, PHONE, 'register')).rejects.toThrow('smsCodeInvalid');
    await expect(redeem(challengeId, code, OTHER)).rejects.toThrow('smsCodeInvalid');
    await expect(redeem(other.challengeId, code, PHONE)).rejects.toThrow('smsCodeInvalid');
    await expect(redeem(challengeId, code)).resolves.toBeUndefined();
  });

  it('is valid for five minutes', async () => {
    const { challengeId } = await send();
    stack.clock.advance(301);
    await expect(redeem(challengeId, stack.sender.codeOf(PHONE))).rejects.toThrow('smsCodeInvalid');
  });

  it('is stored as a hash, as is the phone', async () => {
    await send();
    const rows = JSON.stringify([
      await stack.database.codeChallenge.findMany(),
      await stack.database.smsSend.findMany(),
    ]);
    expect(rows).not.toContain(PHONE);
    expect(rows).not.toContain(`"${stack.sender.codeOf(PHONE)}"`);
  });

  it('SM5: is redeemed by exactly one of 50 parallel correct attempts', async () => {
    const { challengeId } = await send();
    const code = stack.sender.codeOf(PHONE);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => redeem(challengeId, code)));
    expect(succeeded(results)).toBe(1);
  });
});

describe('SM6: a provider that refuses', () => {
  it('releases the cooldown for two more attempts, but never the daily count', async () => {
    stack.sender.fail = true;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(send()).rejects.toMatchObject({ reason: 'smsSendFailed' });
    }
    await expect(send()).rejects.toMatchObject({ reason: 'smsSendTooSoon' });
    expect(stack.sender.calls).toBe(3);
    expect(await stack.database.smsSend.count()).toBe(3);
  });

  it('leaves no challenge', async () => {
    await stack.database.codeChallenge.deleteMany();
    stack.sender.fail = true;
    await send().catch(() => null);
    expect(await stack.database.codeChallenge.count()).toBe(0);
  });
});
