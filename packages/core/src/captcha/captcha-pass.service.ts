import { Injectable } from '@nestjs/common';
import { addressIndexOf, phoneIndexOf } from '../platform/blind-index/index.js';
import { Clock, CryptoService, Failure } from '../platform/index.js';
import { CaptchaChallengeRepository } from './captcha-challenge.repository.js';
import type { CaptchaFailure } from './captcha.failures.js';

const PASS_SECONDS = 60;

/** What a pass is for: an action of one phone, or of one student number. */
export type PassRequest = { purpose: string; ip: string } & ({ phone: string } | { studentNumber: string });

/** One-time passes, earned by a slider puzzle or a proof of work: each is for one action of one phone or student. */
@Injectable()
export class CaptchaPassService {
  constructor(
    private readonly challenges: CaptchaChallengeRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Issues the pass of a solved challenge, valid for 60 seconds. */
  async grant(challengeId: string, request: PassRequest) {
    const pass = this.secrets.token();
    const passHash = this.secrets.hash(pass, 'pass');
    const expiresAt = new Date(this.clock.now().getTime() + PASS_SECONDS * 1000);
    await this.challenges.grantPass(challengeId, this.bindingOf(request), passHash, expiresAt);
    return { pass, expiresInSeconds: PASS_SECONDS };
  }

  /** Spends a pass, or refuses with `captchaRequired`. */
  async redeem({ pass, ...request }: PassRequest & { pass: string | null }): Promise<void> {
    const isSpent =
      pass !== null &&
      (await this.challenges.spendPass(
        this.secrets.hash(pass, 'pass'),
        this.bindingOf(request),
        this.clock.now(),
      ));
    if (!isSpent) throw new Failure<CaptchaFailure>('captchaRequired');
  }

  private bindingOf(request: PassRequest) {
    return {
      purpose: request.purpose,
      phoneIndex:
        'phone' in request
          ? phoneIndexOf(this.secrets, request.phone)
          : this.secrets.hash(`student:${request.studentNumber}`, 'index'),
      ipHash: addressIndexOf(this.secrets, request.ip),
    };
  }
}
