import { Injectable, Logger } from '@nestjs/common';
import { SliderCaptchaService } from '../../captcha/index.js';
import { addressIndexOf, phoneIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, Secrets } from '../../platform/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { CodeChallenges } from '../code/code-challenges.service.js';
import { codeMessage, type SmsPurpose } from './sms-purpose.js';
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
    private readonly codes: CodeChallenges,
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
    const binding = { recipientIndex: phoneIndex, purpose };
    const { challengeId, code } = await this.codes.create(binding, CODE_SECONDS);
    const outcome = await this.delivery.deliver(codeMessage(phone, purpose, code));
    // After a time-out the message may still arrive: the cooldown stays, so that nobody gets two.
    if (outcome !== 'unknown') await this.ledger.settle(sendId, outcome);
    if (outcome !== 'sent') {
      await this.codes.withdraw(challengeId);
      throw new Failure<AuthFailure>('smsSendFailed');
    }
    return { challengeId };
  }

  /** Spends a code, or refuses with `smsCodeInvalid`: wrong, old, spent, of another phone or purpose alike. */
  async redeem(claim: {
    challengeId: string;
    phone: string;
    purpose: SmsPurpose;
    code: string;
  }): Promise<void> {
    const recipientIndex = phoneIndexOf(this.secrets, claim.phone);
    const isRight = await this.codes.spend({ ...claim, recipientIndex });
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
}
