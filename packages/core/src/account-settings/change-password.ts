import { Injectable } from '@nestjs/common';
import { AccountService, refuseWeakPassword } from '../account/index.js';
import type { ClientInfo } from '../auth/index.js';
import { AuditLog } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { AccountSettingsRepository } from './account-settings.repository.js';
import { type IdentityProof, ProveIdentity, type ProvenBy } from './prove-identity.js';

export interface PasswordChange extends IdentityProof {
  newPassword: string;
  repeatedPassword?: string | undefined;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly identity: ProveIdentity,
    private readonly accounts: AccountService,
    private readonly settings: AccountSettingsRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Sets the password, the first one too, once its owner is proven. Sessions are the caller's business. */
  async run(
    userId: string,
    { newPassword, repeatedPassword, ...proof }: PasswordChange,
    client: ClientInfo,
  ): Promise<ProvenBy> {
    // Before a code is spent, so that a better password can be sent with the same code.
    if (newPassword !== repeatedPassword) throw new Failure<AccountSettingsFailure>('passwordsDiffer');
    if (newPassword === proof.password) throw new Failure<AccountSettingsFailure>('passwordUnchanged');
    refuseWeakPassword(newPassword, await this.accounts.findPhone(userId));
    let passwordHash = '';
    const prepare = async () => void (passwordHash = await this.accounts.hashPassword(newPassword));
    const provenBy = await this.identity.run(userId, proof, client, { prepare });
    await this.audit.record(`user:${userId}`, 'password.change', userId, { provenBy });
    await this.settings.update(userId, { passwordHash });
    return provenBy;
  }
}
