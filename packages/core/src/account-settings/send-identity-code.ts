import { Injectable } from '@nestjs/common';
import { AccountService } from '../account/index.js';
import { type ClientInfo, SmsCodeService } from '../auth/index.js';
import { Failure } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';

@Injectable()
export class SendIdentityCode {
  constructor(
    private readonly accounts: AccountService,
    private readonly codes: SmsCodeService,
  ) {}

  /** Sends a code to the account's phone, which the caller need not know; all send limits apply. */
  async run(userId: string, client: ClientInfo): Promise<{ challengeId: string }> {
    const phone = await this.accounts.findPhone(userId);
    if (phone === null) throw new Failure<AccountSettingsFailure>('identityProofUnavailable');
    return this.codes.issue({ phone, purpose: 'reauthentication', client });
  }
}
