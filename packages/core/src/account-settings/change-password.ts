import { Injectable } from '@nestjs/common';
import { AccountService, refuseWeakPassword } from '../account/index.js';
import type { ClientInfo } from '../auth/index.js';
import { MessageService } from '../message/index.js';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
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
    private readonly audit: AuditLogService,
    private readonly messages: MessageService,
    private readonly clock: Clock,
  ) {}

  /** Sets the password, including the first one, after proof of ownership. The caller ends sessions. */
  async run(
    userId: string,
    { newPassword, repeatedPassword, ...proof }: PasswordChange,
    client: ClientInfo,
  ): Promise<ProvenBy> {
    // Checked before a code is spent, so that a better password can be sent with the same code.
    if (newPassword !== repeatedPassword) throw new Failure<AccountSettingsFailure>('passwordsDiffer');
    if (newPassword === proof.password) throw new Failure<AccountSettingsFailure>('passwordUnchanged');
    refuseWeakPassword(newPassword, await this.accounts.findPhone(userId));
    const before = (await this.settings.find(userId))?.passwordHash ?? null;
    let passwordHash = '';
    const prepare = async () => void (passwordHash = await this.accounts.hashPassword(newPassword));
    const provenBy = await this.identity.run(userId, proof, client, { prepare });
    await this.audit.record(`user:${userId}`, 'password.change', userId, { provenBy });
    // Of concurrent changes proven by the same password only one succeeds; for the others it is no longer
    // valid.
    if (!(await this.settings.replacePassword(userId, before, passwordHash)))
      throw new Failure<AccountSettingsFailure>('identityProofWrong');
    await this.messages.notify(userId, {
      event: `password:${this.clock.now().toISOString()}`,
      title: '登录密码已更换',
      body: '其他设备已退出登录。如果不是您本人，请马上用“忘记密码”找回账号。',
      link: '/personal/deta',
    });
    return provenBy;
  }
}
