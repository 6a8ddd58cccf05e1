import { Injectable } from '@nestjs/common';
import { AccountService, PasswordHasher, refuseWeakPassword } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import { type Grant, StepGrantService } from '../../step-grant/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { SignInGuard } from '../sign-in/sign-in-guard.js';
import { ReplacePassword } from './replace-password.js';

interface Reset {
  phone: string;
  newPassword: string;
  /** The grant of step one, as the browser's cookie gave it back. */
  token: string | null;
}

/** Step two of a reset: a person who proved the phone in this browser sets a new password, once. */
@Injectable()
export class CompletePasswordReset {
  constructor(
    private readonly grants: StepGrantService,
    private readonly hasher: PasswordHasher,
    private readonly accounts: AccountService,
    private readonly replacement: ReplacePassword,
    private readonly guard: SignInGuard,
  ) {}

  /** Sets the password and ends every session. A weak password leaves the grant for a better one. */
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
    // Hashed before the grant is spent: a busy server must not cost it. And hashed for unknown phones alike [AU2].
    const passwordHash = await this.hasher.hash(newPassword);
    const userId = await this.spendFor(grant, phone);
    await this.replacement.run(userId, passwordHash);
    await this.guard.forgive(phone, client);
  }

  /** Only the holder of the phone gets as far as hearing how its account stands. */
  private async spendFor(grant: Grant, phone: string): Promise<string> {
    if (!(await this.grants.spend(grant))) throw new Failure<AuthFailure>('passwordResetUnproven');
    const found = await this.accounts.findCredentials(phone);
    if (!found) throw new Failure<AuthFailure>('phoneNotRegistered');
    if (found.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
    return found.userId;
  }
}
