import { humanTrack, scriptedTrack, type TrackPoint } from '@qicheng/testing/human-track';
import { startAuth } from '../../test/auth-stack.js';

const PHONE = '13800000001';
const ip = '10.0.0.1';
const purpose = 'login';

let stack: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  stack = await startAuth();
});
afterAll(() => stack.stop());
beforeEach(() => stack.clock.advance(86_400));

const check = async (track = humanTrack(150), from = ip) => {
  const { challengeId } = await stack.captcha.issue({ ip });
  return stack.captcha.check({ challengeId, phone: PHONE, purpose, ip: from, track });
};

describe('CA2: the slider', () => {
  it('gives a pass for a human track that ends within 4 pixels', async () => {
    expect((await check(humanTrack(154))).pass).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['5 pixels off', () => humanTrack(155)],
    ['a scripted line', () => scriptedTrack(150)],
    ['no track', () => []],
  ])('refuses %s', async (_name, track) => {
    await expect(check(track())).rejects.toMatchObject({ reason: 'sliderRejected' });
  });

  // docs/SECURITY.md cites these figures: the slider raises the cost of attacks but does not block them.
  it('accepts no linear script in 100 attempts, but every eased drag', async () => {
    const passes = async (play: (duration: number) => TrackPoint[]) => {
      let count = 0;
      for (let index = 0; index < 100; index += 1) {
        stack.clock.advance(2);
        const answer = await check(play(400 + index)).catch(() => null);
        if (answer !== null) count += 1;
      }
      return count;
    };
    const drag = (ease: (part: number) => number) => (duration: number) =>
      Array.from({ length: 25 }, (_, index) => ({
        x: 150 * ease(index / 24),
        y: 0,
        t: (duration * index) / 24,
      }));
    expect(await passes(drag((part) => part))).toBe(0);
    expect(await passes(drag((part) => 1 - (1 - part) ** 2))).toBe(100);
  });

  it('refuses a recorded track replayed for another puzzle', async () => {
    const recorded = humanTrack(150);
    await check(recorded);
    await expect(check(recorded)).rejects.toMatchObject({ reason: 'sliderRejected' });
  });

  it('refuses another address than the requesting one', async () => {
    await expect(check(humanTrack(150), '10.0.0.2')).rejects.toMatchObject({ reason: 'sliderRejected' });
  });
});

describe('CA1: one attempt', () => {
  it('is spent by a wrong one', async () => {
    const { challengeId } = await stack.captcha.issue({ ip });
    const claim = { challengeId, phone: PHONE, purpose, ip };
    await expect(stack.captcha.check({ ...claim, track: humanTrack(100) })).rejects.toThrow('sliderRejected');
    await expect(stack.captcha.check({ ...claim, track: humanTrack(150) })).rejects.toThrow('sliderRejected');
  });

  it('earns one pass, however many correct attempts are concurrent', async () => {
    const { challengeId } = await stack.captcha.issue({ ip });
    const tries = Array.from({ length: 20 }, () =>
      stack.captcha.check({ challengeId, phone: PHONE, purpose, ip, track: humanTrack(150) }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('expires after two minutes', async () => {
    const { challengeId } = await stack.captcha.issue({ ip });
    stack.clock.advance(121);
    const late = stack.captcha.check({ challengeId, phone: PHONE, purpose, ip, track: humanTrack(150) });
    await expect(late).rejects.toThrow('sliderRejected');
  });

  it('refuses puzzles beyond 60 per minute and address, and serves them again later', async () => {
    for (let count = 0; count < 60; count += 1) await stack.captcha.issue({ ip: '10.9.9.9' });
    await expect(stack.captcha.issue({ ip: '10.9.9.9' })).rejects.toMatchObject({ reason: 'sliderTooOften' });
    stack.clock.advance(61);
    await expect(stack.captcha.issue({ ip: '10.9.9.9' })).resolves.toBeDefined();
  });
});

describe('SM3: the pass', () => {
  it.each([
    ['another phone', { phone: '13800000002' }],
    ['another purpose', { purpose: 'register' }],
    ['another address', { ip: '10.0.0.2' }],
  ])('is invalid for %s', async (_name, other) => {
    const { pass } = await check();
    const redeem = stack.passes.redeem({ pass, phone: PHONE, purpose, ip, ...other });
    await expect(redeem).rejects.toMatchObject({ reason: 'captchaRequired' });
  });

  it('is spent once, even concurrently', async () => {
    const { pass } = await check();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stack.passes.redeem({ pass, phone: PHONE, purpose, ip })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is valid for a minute', async () => {
    const { pass } = await check();
    stack.clock.advance(61);
    await expect(stack.passes.redeem({ pass, phone: PHONE, purpose, ip })).rejects.toThrow('captchaRequired');
  });

  it('is not stored in plain text', async () => {
    const { pass } = await check();
    const rows = await stack.database.captchaChallenge.findMany();
    expect(JSON.stringify(rows)).not.toContain(pass);
    expect(JSON.stringify(rows)).not.toContain(PHONE);
  });
});
