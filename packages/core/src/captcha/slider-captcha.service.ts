import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';
import { CaptchaChallengeRepository } from './captcha-challenge.repository.js';
import { CaptchaPassService, type PassRequest } from './captcha-pass.service.js';
import type { CaptchaFailure } from './captcha.failures.js';
import { CHALLENGES_PER_MINUTE, issueCounter } from './issue-limit.js';
import { PuzzleMaker } from './puzzle/puzzle-maker.js';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH } from './puzzle/size.js';
import { fingerprintOf, looksHandMade, type TrackPoint } from './track.js';

const PUZZLE_SECONDS = 120;
const TOLERANCE = 4;
const TRACK_MEMORY_SECONDS = 86_400;

/** The slider captcha: a solved puzzle earns one pass for one action of one phone or student. */
@Injectable()
export class SliderCaptchaService {
  constructor(
    private readonly challenges: CaptchaChallengeRepository,
    private readonly passes: CaptchaPassService,
    private readonly puzzles: PuzzleMaker,
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Draws a puzzle; its answer stays on the server. */
  async issue({ ip }: { ip: string }) {
    const ipHash = addressIndexOf(this.secrets, ip);
    const [issued] = await this.throttle.hit([issueCounter(ipHash)]);
    if (issued && issued.hits > CHALLENGES_PER_MINUTE) throw new Failure<CaptchaFailure>('sliderTooOften');
    const { answer, ...puzzle } = await this.puzzles.make();
    const challengeId = randomUUID();
    const createdAt = this.clock.now();
    const expiresAt = after(createdAt, PUZZLE_SECONDS);
    await this.challenges.add({ id: challengeId, kind: 'slider', answer, ipHash, createdAt, expiresAt });
    return {
      challengeId,
      ...puzzle,
      width: PUZZLE_WIDTH,
      height: PUZZLE_HEIGHT,
      pieceSize: PIECE_SIZE,
      expiresInSeconds: PUZZLE_SECONDS,
    };
  }

  /** Checks the only attempt a puzzle allows; a correct one earns a pass of 60 seconds. */
  async check(request: PassRequest & { challengeId: string; track: readonly TrackPoint[] }) {
    const attempt = {
      id: request.challengeId,
      kind: 'slider' as const,
      ipHash: addressIndexOf(this.secrets, request.ip),
    };
    const answer = await this.challenges.takeAnswer(attempt, this.clock.now());
    const end = request.track.at(-1);
    const isRight = answer !== null && end !== undefined && Math.abs(end.x - answer) <= TOLERANCE;
    if (!isRight || !looksHandMade(request.track) || !(await this.isFirstUse(request.track))) {
      throw new Failure<CaptchaFailure>('sliderRejected');
    }
    return this.passes.grant(request.challengeId, request);
  }

  /** No hand draws the same track twice: a replayed track is refused for a day. */
  private async isFirstUse(track: readonly TrackPoint[]): Promise<boolean> {
    const key = `captcha:track:${fingerprintOf(track)}`;
    const [seen] = await this.throttle.hit([{ key, seconds: TRACK_MEMORY_SECONDS }]);
    return seen?.hits === 1;
  }
}

const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000);
