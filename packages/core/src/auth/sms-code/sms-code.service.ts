import { Injectable } from '@nestjs/common';
import { CaptchaPassService } from '../../captcha/index.js';
import { phoneIndexOf } from '../../platform/blind-index/index.js';
import { Failure, CryptoService } from '../../platform/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { CodeChallengeService } from '../code/code-challenge.service.js';
import { SmsBudget } from './sms-budget.js';
import { SmsDelivery } from './sms-delivery.js';
import { codeMessage, type SmsPurpose } from './sms-purpose.js';

const CODE_SECONDS = 300;

/** SMS codes: sent after a slider pass and within limits, redeemed once for their purpose. */
@Injectable()
export class SmsCodeService {
  constructor(
    private readonly passes: CaptchaPassService,
    private readonly budget: SmsBudget,
    private readonly codes: CodeChallengeService,
    private readonly delivery: SmsDelivery,
    private readonly secrets: CryptoService,
  ) {}

  /** Sends a code and returns its id; same response for phones with and without an account [decision 38]. */
  async issue({ phone, purpose, client }: { phone: string; purpose: SmsPurpose; client: ClientInfo }) {
    await this.passes.redeem({ pass: client.captchaPass, phone, purpose, ip: client.ip });
    const phoneIndex = phoneIndexOf(this.secrets, phone);
    const sendId = await this.budget.admit(phoneIndex, purpose, client);
    const binding = { recipientIndex: phoneIndex, purpose };
    const { challengeId, code } = await this.codes.create(binding, CODE_SECONDS);
    const outcome = await this.delivery.deliver(codeMessage(phone, purpose, code));
    // After a timeout the message may still arrive: the cooldown stays, so that nobody gets two.
    if (outcome !== 'unknown') await this.budget.settle(sendId, outcome);
    if (outcome !== 'sent') {
      await this.codes.withdraw(challengeId);
      throw new Failure<AuthFailure>('smsSendFailed');
    }
    return { challengeId };
  }

  /**
   * Spends a code, or refuses with `smsCodeInvalid` alike if wrong, expired, used, or for another phone or
   * purpose.
   */
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
}
