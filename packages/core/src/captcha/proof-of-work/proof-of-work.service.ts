import { pbkdf2, randomInt, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { Clock, CryptoService, Failure } from '../../platform/index.js';
import { Throttle } from '../../platform/throttle/index.js';
import { CaptchaChallengeRepository } from '../captcha-challenge.repository.js';
import { CaptchaPassService, type PassRequest } from '../captcha-pass.service.js';
import type { CaptchaFailure } from '../captcha.failures.js';
import { CHALLENGES_PER_MINUTE, issueCounter } from '../issue-limit.js';

// Long enough for a slow phone to try every number.
const CHALLENGE_SECONDS = 180;
// Few visitors need it, so an address gets far fewer than puzzles [CA4].
const PROOFS_PER_MINUTE = 10;
const PROOFS_PER_HOUR = 60;
// On average half of the range is tried: seconds of CPU time, which native code saves little of (adr 0020).
const ITERATIONS = 10_000;
const RANGE = 1_000;
const KEY_BYTES = 32;

const derive = promisify(pbkdf2);

/** The captcha for visitors who see no picture: the browser searches a number, which takes CPU time and no skill. */
@Injectable()
export class ProofOfWorkService {
  // As many as puzzles: two at a time, 48 waiting; others get `busy`.
  private readonly limiter = new ConcurrencyLimiter(2, 48);

  constructor(
    private readonly challenges: CaptchaChallengeRepository,
    private readonly passes: CaptchaPassService,
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Derives a key from a secret number; the number stays on the server. */
  async issue({ ip }: { ip: string }) {
    const ipHash = addressIndexOf(this.secrets, ip);
    await this.admit(ipHash);
    const answer = randomInt(RANGE);
    const salt = this.secrets.token(16);
    const target = await this.limiter.run(() =>
      derive(salt, String(answer), ITERATIONS, KEY_BYTES, 'sha256'),
    );
    const challengeId = randomUUID();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + CHALLENGE_SECONDS * 1000);
    await this.challenges.add({ id: challengeId, kind: 'work', answer, ipHash, createdAt, expiresAt });
    return {
      challengeId,
      salt,
      target: target.toString('hex'),
      iterations: ITERATIONS,
      range: RANGE,
      expiresInSeconds: CHALLENGE_SECONDS,
    };
  }

  /** Checks the only attempt a challenge allows; the right number earns a pass of 60 seconds. */
  async check({ challengeId, answer, ...request }: PassRequest & { challengeId: string; answer: number }) {
    const attempt = {
      id: challengeId,
      kind: 'work',
      ipHash: addressIndexOf(this.secrets, request.ip),
    } as const;
    const right = await this.challenges.takeAnswer(attempt, this.clock.now());
    if (right === null || right !== answer) throw new Failure<CaptchaFailure>('proofOfWorkRejected');
    return this.passes.grant(challengeId, request);
  }

  private async admit(ipHash: string): Promise<void> {
    const [all, minute, hour] = await this.throttle.hit([
      issueCounter(ipHash),
      { key: `captcha:work:minute:${ipHash}`, seconds: 60 },
      { key: `captcha:work:hour:${ipHash}`, seconds: 3_600 },
    ]);
    const isTooOften =
      (all?.hits ?? 0) > CHALLENGES_PER_MINUTE ||
      (minute?.hits ?? 0) > PROOFS_PER_MINUTE ||
      (hour?.hits ?? 0) > PROOFS_PER_HOUR;
    if (isTooOften) throw new Failure<CaptchaFailure>('proofOfWorkTooOften');
  }
}
