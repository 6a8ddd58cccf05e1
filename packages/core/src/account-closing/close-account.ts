import { Injectable } from '@nestjs/common';
import { type IdentityProof, ProveIdentity } from '../account-settings/index.js';
import { erasedAtOf } from '../account/index.js';
import { type ClientInfo, SessionService } from '../auth/index.js';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';

@Injectable()
export class ReopenAccount {
  constructor(
    private readonly closing: AccountClosingRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** Cancels closing. The sign-in was proof enough, because closing ended every older session. */
  async run(userId: string): Promise<void> {
    await this.audit.record(`user:${userId}`, 'account.reopen', userId);
    await this.closing.withdraw(userId);
  }
}

@Injectable()
export class CloseAccount {
  constructor(
    private readonly closing: AccountClosingRepository,
    private readonly identity: ProveIdentity,
    private readonly sessions: SessionService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Signs out everywhere and returns when everything will be erased; signing in before then can cancel it. */
  async run(userId: string, proof: IdentityProof, client: ClientInfo): Promise<{ erasedAt: Date }> {
    const provenBy = await this.identity.run(userId, proof, client);
    await this.audit.record(`user:${userId}`, 'account.close', userId, { provenBy });
    const erasedAt = erasedAtOf(await this.closing.ask(userId, this.clock.now()));
    if (erasedAt === null) throw new Failure('unauthenticated');
    await this.sessions.revokeAllOf(userId);
    return { erasedAt };
  }
}
