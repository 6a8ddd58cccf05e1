import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLogService, UserDirectoryService } from '../operator/index.js';
import { AiCountService } from './ai-count.service.js';

@Injectable()
export class GrantByOperator {
  constructor(
    private readonly counts: AiCountService,
    private readonly users: UserDirectoryService,
    private readonly audit: AuditLogService,
  ) {}

  /** Gives counts to an account, found by id or whole phone number; each call is a grant of its own. */
  async run(wanted: {
    actor: string;
    idOrPhone: string;
    amount: number;
    reason: string;
  }): Promise<{ userId: string; balance: number }> {
    const { actor, idOrPhone, amount, reason } = wanted;
    const { id: userId } = await this.users.get(actor, idOrPhone);
    const key = `operator:${randomUUID()}`;
    await this.audit.record(actor, 'ai-count.grant', userId, { amount, reason, key });
    const { balance } = await this.counts.grant(userId, { key, amount, source: 'operator' });
    return { userId, balance };
  }

  /** Gives counts under a key that counts once; the log of operators names it, as the ledger's audit asks. */
  async once(wanted: { actor: string; userId: string; key: string; amount: number }): Promise<void> {
    const { actor, userId, key, amount } = wanted;
    const { granted } = await this.counts.grant(userId, { key, amount, source: 'operator' });
    if (granted) await this.audit.record(actor, 'ai-count.grant', userId, { amount, key });
  }
}
