import { Injectable } from '@nestjs/common';
import { SmsCodeService } from '../auth/index.js';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { AccountSettingsRepository } from './account-settings.repository.js';

@Injectable()
export class ClaimPhone {
  constructor(
    private readonly codes: SmsCodeService,
    private readonly settings: AccountSettingsRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Gives the account a phone. Only who proved to hold it learns that another account has it [ST4]. */
  async run(userId: string, claim: { phone: string; code: string; challengeId: string }): Promise<void> {
    const { phone, code, challengeId } = claim;
    await this.codes.redeem({ phone, code, challengeId, purpose: 'phoneChange' });
    const isFree = await this.settings.changePhone(userId, {
      phoneCipher: this.secrets.encrypt(phone),
      phoneIndex: phoneIndexOf(this.secrets, phone),
      now: this.clock.now(),
    });
    if (!isFree) throw new Failure<AccountSettingsFailure>('phoneOfAnotherAccount');
  }
}
