import { randomInt, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { SliderCaptchaService } from '../../captcha/index.js';
import { addressIndexOf, phoneIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, Secrets } from '../../platform/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { deliveryText, type SmsPurpose } from './sms-purpose.js';
import { SmsChallengeRepository } from './sms-challenge.repository.js';
import { SmsDelivery } from './sms-delivery.js';
import { SMS_LIMITS } from './sms-limits.js';
import { SmsSendRepository } from './sms-send.repository.js';

const CODE_SECONDS = 300;

/** Codes by SMS: sent after a slider pass and within the limits, redeemed once for what they were made for. */
@Injectable()
export class SmsCodeService {
  private readonly logger = new Logger(SmsCodeService.name);

  constructor(
    private readonly captcha: SliderCaptchaService,
    private readonly ledger: SmsSendRepository,
    private readonly challenges: SmsChallengeRepository,
    private readonly delivery: SmsDelivery,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Sends a code and names it; answers alike for phones with and without an account (decision 38). */
  async issue({ phone, purpose, client }: { phone: string; purpose: SmsPurpose; client: ClientInfo }) {
    await this.captcha.redeem({ pass: client.captchaPass, phone, purpose, ip: client.ip });
    const now = this.clock.now();
    const phoneIndex = phoneIndexOf(this.secrets, phone);
    const sendId = await this.reserve({
      phoneIndex,
      ipHash: addressIndexOf(this.secrets, client.ip),
      purpose,
      now,
    });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const challenge = { id: randomUUID(), phoneIndex, purpose };
    await this.challenges.add({
      ...challenge,
      codeHash: this.codeHash(challenge, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
    });
    const outcome = await this.delivery.deliver({ phone, text: deliveryText(purpose, code) });
    // After a time-out the message may still arrive: the cooldown stays, so that nobody gets two.
    if (outcome !== 'unknown') await this.ledger.settle(sendId, outcome);
    if (outcome !== 'sent') {
      await this.challenges.remove(challenge.id);
      throw new Failure<AuthFailure>('smsSendFailed');
    }
    return { challengeId: challenge.id };
  }

  /** Spends a code, or refuses with `smsCodeInvalid`: wrong, old, spent, of another phone or purpose alike. */
  async redeem(claim: {
    challengeId: string;
    phone: string;
    purpose: SmsPurpose;
    code: string;
  }): Promise<void> {
    const phoneIndex = phoneIndexOf(this.secrets, claim.phone);
    const challenge = { id: claim.challengeId, phoneIndex, purpose: claim.purpose };
    const codeHash = this.codeHash(challenge, claim.code);
    const isRight = await this.challenges.spend({ ...challenge, codeHash }, this.clock.now());
    if (!isRight) throw new Failure<AuthFailure>('smsCodeInvalid');
  }

  private async reserve(request: { phoneIndex: string; ipHash: string; purpose: SmsPurpose; now: Date }) {
    const sendId = await this.ledger.reserve(request);
    if (sendId !== null) return sendId;
    const hourAgo = new Date(request.now.getTime() - 3_600_000);
    if ((await this.ledger.countSince(hourAgo)) >= SMS_LIMITS.everyonePerHour) {
      this.logger.error('the hourly SMS budget is spent; no code is sent until it recovers');
    }
    throw new Failure<AuthFailure>('smsSendTooSoon');
  }

  private codeHash(
    { id, phoneIndex, purpose }: { id: string; phoneIndex: string; purpose: string },
    code: string,
  ) {
    return this.secrets.hash(`${id}:${phoneIndex}:${purpose}:${code.toUpperCase()}`, 'code');
  }
}
