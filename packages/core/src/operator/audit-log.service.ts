import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { type AuditDetail, type AuditQuery, AuditRepository, type AuditRow } from './audit.repository.js';

/** The audit log: append-only [decision 20]. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes one entry. Called before the action: a superfluous entry is better than an unlogged action. */
  async record(actor: string, action: string, subject = '', detail: AuditDetail = {}): Promise<void> {
    await this.repository.insert({ actor, action, subject, detail, createdAt: this.clock.now() });
  }

  /** Entries of an action or an actor, newest first. */
  find(query: AuditQuery): Promise<AuditRow[]> {
    return this.repository.find(query);
  }
}
