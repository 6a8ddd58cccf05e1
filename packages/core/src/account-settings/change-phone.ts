import { Injectable, Logger } from '@nestjs/common';
import { AccountService } from '../account/index.js';
import {
  type Authenticated,
  type ClientInfo,
  type SignedIn,
  SmsCodeService,
  SmsDelivery,
  type AuthFailure,
  SessionService,
} from '../auth/index.js';
import { AuditLogService } from '../operator/index.js';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { Failure, Clock, CryptoService } from '../platform/index.js';
import { maskPhone } from './account-profile.service.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { AccountSettingsRepository } from './account-settings.repository.js';
import { type IdentityProof, ProveIdentity, type ProvenBy } from './prove-identity.js';
import { RenewSession } from './renew-session.js';

const FRESH_MS = 15 * 60_000;

/** Checks who may set an account's phone, including its first one. */
@Injectable()
export class ProvePhoneChange {
  constructor(
    private readonly identity: ProveIdentity,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the password, or a code sent to the current phone. An account created by a partner has neither
   * and could never get one, so there a sign-in within the last 15 minutes counts.
   */
  async run(
    caller: Authenticated,
    { oldPhone, proof }: { oldPhone: string | null; proof: IdentityProof },
    client: ClientInfo,
  ): Promise<ProvenBy> {
    const { needsPassword } = await this.accounts.getProfile(caller.userId);
    if (oldPhone !== null || !needsPassword) {
      return this.proveByCurrentPhone(caller.userId, proof, client);
    }
    if (!(await this.isFresh(caller))) throw new Failure<AccountSettingsFailure>('identityProofUnavailable');
    return 'smsCode';
  }

  /** The call carries two codes, so a refusal names the one it means. */
  private async proveByCurrentPhone(
    userId: string,
    proof: IdentityProof,
    client: ClientInfo,
  ): Promise<ProvenBy> {
    try {
      return await this.identity.run(userId, proof, client, {
        purposes: ['phoneChange', 'reauthentication'],
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.reason !== ('smsCodeInvalid' satisfies AuthFailure))
        throw error;
      throw new Failure<AccountSettingsFailure>('currentPhoneCodeInvalid');
    }
  }

  private async isFresh({ userId, sessionId }: Authenticated): Promise<boolean> {
    const session = (await this.sessions.listOf(userId)).find(({ id }) => id === sessionId);
    return session !== undefined && this.clock.now().getTime() - session.createdAt.getTime() <= FRESH_MS;
  }
}

/** Notifies the previous phone of the change, so that a theft does not go unnoticed [ST3]. */
@Injectable()
export class PhoneChangeNotice {
  private readonly logger = new Logger(PhoneChangeNotice.name);

  constructor(private readonly delivery: SmsDelivery) {}

  /**
   * One attempt; the change is kept regardless of the result. Exempt from code limits: only the owner's proof
   * can trigger it, and a limit would let a thief suppress it.
   */
  async send(oldPhone: string, newPhone: string): Promise<void> {
    const phone = maskPhone(newPhone);
    const text = `【启程】您的账号已更换手机号为 ${phone}，原手机号不能再登录。如非本人操作，请立即联系客服。`;
    const template = { name: 'phoneChanged', fallback: 'notice', parameters: { phone } };
    const outcome = await this.delivery.deliver({ phone: oldPhone, text, template });
    if (outcome !== 'sent') this.logger.warn('the notification about a changed phone was not confirmed');
  }
}

@Injectable()
export class ClaimPhone {
  constructor(
    private readonly codes: SmsCodeService,
    private readonly settings: AccountSettingsRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Sets the account's phone. Only a caller who proved to own it learns that another account has it [ST4]. */
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

export interface PhoneChange {
  phone: string;
  code: string;
  challengeId: string;
  /** By password, or by a code sent to the account's current phone. */
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

  /**
   * Moves the account to a phone that its owner has verified, notifies the old phone, and ends every session
   * [ST3] [ST4].
   */
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
