import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock } from '../../platform/index.js';
import { SessionService } from '../session/session.service.js';
import { PasswordReplacementRepository } from './password-replacement.repository.js';

/** A new password in place of a lost one; every session must sign in again [AU5]. */
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
    // The rows are done; this process must drop what it cached of them.
    await this.sessions.revokeAllOf(userId);
  }
}
