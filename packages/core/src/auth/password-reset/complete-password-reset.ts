import { Injectable } from '@nestjs/common';
import { AccountService, PasswordHasher, refuseWeakPassword } from '../../account/index.js';
import { AuditLogService } from '../../operator/index.js';
import { Failure, Clock } from '../../platform/index.js';
import { type Grant, StepGrantService } from '../../step-grant/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { SessionService } from '../session/session.service.js';
import { SignInGuard } from '../sign-in/sign-in-guard.js';
import { PasswordReplacementRepository } from './password-replacement.repository.js';

/** Replaces a forgotten password; every session must sign in again [AU5]. */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly passwords: PasswordReplacementRepository,
    private readonly sessions: SessionService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async run(userId: string, passwordHash: string): Promise<void> {
    await this.audit.record(`user:${userId}`, 'password.reset', userId);
    await this.passwords.replace(userId, passwordHash, this.clock.now());
    // The rows are updated; this process must also drop its cached sessions.
    await this.sessions.revokeAllOf(userId);
  }
}

interface Reset {
  phone: string;
  newPassword: string;
  /** The grant of step one, from the browser's cookie. */
  token: string | null;
}

/** Step two of a reset: sets a new password once, for a person who verified the phone in this browser. */
@Injectable()
export class CompletePasswordReset {
  constructor(
    private readonly grants: StepGrantService,
    private readonly hasher: PasswordHasher,
    private readonly accounts: AccountService,
    private readonly replacement: ReplacePassword,
    private readonly guard: SignInGuard,
  ) {}

  /** Sets the password and ends every session. A weak password does not use up the grant. */
  run(reset: Reset, client: ClientInfo, browser: string): Promise<void> {
    return this.guard.limitConcurrency(() => this.complete(reset, client, browser));
  }

  private async complete(
    { phone, newPassword, token }: Reset,
    client: ClientInfo,
    browser: string,
  ): Promise<void> {
    const grant = token && (await this.grants.find({ kind: 'passwordReset', token, browser }));
    if (!grant || grant.subject !== phone) throw new Failure<AuthFailure>('passwordResetUnproven');
    refuseWeakPassword(newPassword, phone);
    // Hashed before the grant is spent, so that a busy server does not waste it; hashed for unknown phones
    // too [AU2].
    const passwordHash = await this.hasher.hash(newPassword);
    const userId = await this.spendFor(grant, phone);
    await this.replacement.run(userId, passwordHash);
    await this.guard.forgive(phone, client);
  }

  /** Only the phone's owner gets this far and learns about the account. */
  private async spendFor(grant: Grant, phone: string): Promise<string> {
    if (!(await this.grants.spend(grant))) throw new Failure<AuthFailure>('passwordResetUnproven');
    const found = await this.accounts.findCredentials(phone);
    if (!found) throw new Failure<AuthFailure>('phoneNotRegistered');
    if (found.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    return found.userId;
  }
}
