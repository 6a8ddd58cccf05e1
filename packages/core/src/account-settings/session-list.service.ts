import { Injectable } from '@nestjs/common';
import { type Authenticated, describeBrowser, SessionService } from '../auth/index.js';
import { AuditLogService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';

/** Lists an account's sessions and signs them out. */
@Injectable()
export class SessionListService {
  constructor(
    private readonly sessions: SessionService,
    private readonly audit: AuditLogService,
  ) {}

  async list({ userId, sessionId }: Authenticated) {
    const open = await this.sessions.listOf(userId);
    return open.map(({ id, userAgent, method, createdAt, lastSeenAt }) => ({
      sessionId: id,
      ...describeBrowser(userAgent),
      method,
      openedAt: createdAt,
      lastSeenAt,
      isCurrent: id === sessionId,
    }));
  }

  /** Signs one device out. */
  async revoke(userId: string, sessionId: string): Promise<void> {
    if (!(await this.sessions.revokeOf(userId, sessionId))) {
      throw new Failure<AccountSettingsFailure>('sessionNotFound');
    }
    await this.audit.record(`user:${userId}`, 'session.revoke', sessionId);
  }

  /** Signs out everywhere else, optionally here too. */
  async revokeAll(caller: Authenticated, includesCurrent: boolean): Promise<void> {
    await this.audit.record(`user:${caller.userId}`, 'session.revokeAll', caller.userId, { includesCurrent });
    await (includesCurrent ? this.sessions.revokeAllOf(caller.userId) : this.sessions.revokeOthersOf(caller));
  }
}
