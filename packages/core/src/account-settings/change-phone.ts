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
import { Failure, Clock, CryptoService } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { type IdentityProof, ProveIdentity, type ProvenBy } from './prove-identity.js';
import { RenewSession } from './renew-session.js';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { AccountSettingsRepository } from './account-settings.repository.js';
import { maskPhone } from './account-profile.service.js';

const FRESH_MS = 15 * 60_000;

/** Who may give an account another phone, or its first one. */
@Injectable()
export class ProvePhoneChange {
  constructor(
    private readonly identity: ProveIdentity,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /**
   * The password, or a code on the phone that the account still has. An account that a partner made has neither and
   * could never get one: there a sign-in of the last quarter of an hour counts.
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

  /** The call carries two codes, so a refusal says which one it means. */
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

/** Tells the phone that an account had where it went, so that a theft does not stay unseen [ST3]. */
@Injectable()
export class PhoneChangeNotice {
  private readonly logger = new Logger(PhoneChangeNotice.name);

  constructor(private readonly delivery: SmsDelivery) {}

  /**
   * One attempt; the change stands whatever becomes of it. Outside the limits of codes: it can be caused only by
   * the owner's proof, and a limit would let a thief silence it.
   */
  async send(oldPhone: string, newPhone: string): Promise<void> {
    const phone = maskPhone(newPhone);
    const text = `【启程】您的账号已更换手机号为 ${phone}，原手机号不能再登录。如非本人操作，请立即联系客服。`;
    const template = { name: 'phoneChanged', fallback: 'notice', parameters: { phone } };
    const outcome = await this.delivery.deliver({ phone: oldPhone, text, template });
    if (outcome !== 'sent') this.logger.warn('the notice of a changed phone was not confirmed');
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
