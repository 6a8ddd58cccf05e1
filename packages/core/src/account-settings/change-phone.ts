import { Injectable } from '@nestjs/common';
import { AccountService } from '../account/index.js';
import type { Authenticated, ClientInfo, SignedIn } from '../auth/index.js';
import { AuditLogService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { ClaimPhone } from './claim-phone.js';
import { PhoneChangeNotice } from './phone-change-notice.js';
import type { IdentityProof } from './prove-identity.js';
import { ProvePhoneChange } from './prove-phone-change.js';
import { RenewSession } from './renew-session.js';

export interface PhoneChange {
  phone: string;
  code: string;
  challengeId: string;
  /** By password, or by a code on the phone that the account still has. */
  proof: IdentityProof;
}

@Injectable()
export class ChangePhone {
  constructor(
    private readonly identity: ProvePhoneChange,
    private readonly claim: ClaimPhone,
    private readonly accounts: AccountService,
    private readonly notice: PhoneChangeNotice,
    private readonly audit: AuditLogService,
    private readonly renewal: RenewSession,
  ) {}

  /** Moves the account to a phone that its owner holds, tells the old phone, ends every session [ST3] [ST4]. */
  async run(caller: Authenticated, change: PhoneChange, client: ClientInfo): Promise<SignedIn> {
    const { userId } = caller;
    const oldPhone = await this.accounts.findPhone(userId);
    if (change.phone === oldPhone) throw new Failure<AccountSettingsFailure>('phoneUnchanged');
    const provenBy = await this.identity.run(caller, { oldPhone, proof: change.proof }, client);
    await this.audit.record(`user:${userId}`, 'phone.change', userId, { provenBy });
    await this.claim.run(userId, change);
    if (oldPhone !== null) await this.notice.send(oldPhone, change.phone);
    return this.renewal.run(userId, client, provenBy);
  }
}
