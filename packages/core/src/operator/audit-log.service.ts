import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { type AuditDetail, type AuditQuery, AuditRepository, type AuditRow } from './audit.repository.js';

/** Who did what: appended, never changed [decision 20]. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes one entry. Called before the act: an entry too many is better than an act without one. */
  async record(actor: string, action: string, subject = '', detail: AuditDetail = {}): Promise<void> {
    await this.repository.insert({ actor, action, subject, detail, createdAt: this.clock.now() });
  }

  /** Entries of an act or of an actor, the newest first. */
  find(query: AuditQuery): Promise<AuditRow[]> {
    return this.repository.find(query);
  }
}
