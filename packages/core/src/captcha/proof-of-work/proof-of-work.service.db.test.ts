import { pbkdf2Sync } from 'node:crypto';
import { humanTrack } from '@qicheng/testing/human-track';
import { startAuth } from '../../../test/auth-stack.js';

const PHONE = '13800000001';
const ip = '10.0.0.1';
const purpose = 'register';
const subject = { phone: PHONE, purpose, ip };

let stack: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  stack = await startAuth();
});
afterAll(() => stack.stop());
beforeEach(() => stack.clock.advance(86_400));

const storedAnswer = async (id: string) =>
  (await stack.database.captchaChallenge.findUniqueOrThrow({ where: { id } })).answer;

async function solved() {
  const { challengeId } = await stack.proofs.issue({ ip });
  return { challengeId, answer: await storedAnswer(challengeId) };
}

const times = async (count: number, run: () => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await run();
};

describe('the proof of work', () => {
  it('asks for the one number of its range that derives the target', async () => {
    const { challengeId, salt, target, iterations, range } = await stack.proofs.issue({ ip });
    const answer = await storedAnswer(challengeId);
    expect(answer).toBeLessThan(range);
    expect(pbkdf2Sync(salt, String(answer), iterations, 32, 'sha256').toString('hex')).toBe(target);
    // Fewer iterations would cost a script nothing.
    expect(iterations * range).toBeGreaterThanOrEqual(10_000_000);
  });

  it('earns a pass for one action of one phone', async () => {
    const { pass } = await stack.proofs.check({ ...(await solved()), ...subject });
    const redeem = (other: object = {}) => stack.passes.redeem({ pass, ...subject, ...other });
    await expect(redeem({ phone: '13800000002' })).rejects.toMatchObject({ reason: 'captchaRequired' });
    await redeem();
    await expect(redeem()).rejects.toMatchObject({ reason: 'captchaRequired' });
  });
});

describe('CA4: the way without a picture is no cheaper for scripts', () => {
  it('is voided by one wrong number', async () => {
    const { challengeId, answer } = await solved();
    const claim = { challengeId, ...subject };
    const reason = 'proofOfWorkRejected';
    await expect(stack.proofs.check({ ...claim, answer: answer + 1 })).rejects.toMatchObject({ reason });
    await expect(stack.proofs.check({ ...claim, answer })).rejects.toMatchObject({ reason });
  });

  it.each([
    ['from another address', () => 0, { ip: '10.0.0.2' }],
    ['after three minutes', () => stack.clock.advance(181), {}],
  ])('refuses the right number %s', async (_name, before, other) => {
    const claim = { ...(await solved()), ...subject, ...other };
    before();
    await expect(stack.proofs.check(claim)).rejects.toMatchObject({ reason: 'proofOfWorkRejected' });
  });

  it('is not answered as a puzzle, nor a puzzle as a proof', async () => {
    const proof = await solved();
    const track = humanTrack(proof.answer);
    await expect(
      stack.captcha.check({ challengeId: proof.challengeId, ...subject, track }),
    ).rejects.toMatchObject({ reason: 'sliderRejected' });
    const { challengeId } = await stack.captcha.issue({ ip });
    const answer = await storedAnswer(challengeId);
    await expect(stack.proofs.check({ challengeId, answer, ...subject })).rejects.toMatchObject({
      reason: 'proofOfWorkRejected',
    });
  });

  it('refuses an eleventh in a minute, of this address only', async () => {
    await times(10, () => stack.proofs.issue({ ip }));
    await expect(stack.proofs.issue({ ip })).rejects.toMatchObject({ reason: 'proofOfWorkTooOften' });
    await expect(stack.proofs.issue({ ip: '10.0.0.2' })).resolves.toBeDefined();
  });

  it('refuses the 61st in an hour', async () => {
    for (let minute = 0; minute < 6; minute += 1) {
      await times(10, () => stack.proofs.issue({ ip }));
      stack.clock.advance(61);
    }
    await expect(stack.proofs.issue({ ip })).rejects.toMatchObject({ reason: 'proofOfWorkTooOften' });
  });

  it('counts towards the puzzles of the address', async () => {
    await times(10, () => stack.proofs.issue({ ip }));
    await times(50, () => stack.captcha.issue({ ip }));
    await expect(stack.captcha.issue({ ip })).rejects.toMatchObject({ reason: 'sliderTooOften' });
  });
});
