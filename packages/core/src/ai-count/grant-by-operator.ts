import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type OperatorFailure, UserDirectoryService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import { AiCountService } from './ai-count.service.js';

@Injectable()
export class GrantByOperator {
  constructor(
    private readonly counts: AiCountService,
    private readonly users: UserDirectoryService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Grants counts to an account found by id or full phone number; once per form, or per call without a form.
   */
  async run(grant: {
    actor: string;
    idOrPhone: string;
    amount: number;
    reason: string;
    formKey?: string;
  }): Promise<{ userId: string; balance: number }> {
    const { actor, idOrPhone, amount, reason, formKey = randomUUID() } = grant;
    const { id: userId } = await this.users.get(actor, idOrPhone);
    const key = `operator:${formKey}`;
    if ((await this.counts.amountOf(userId, key)) === null)
      await this.audit.record(actor, 'ai-count.grant', userId, { amount, reason, key });
    const { granted, balance } = await this.counts.grant(userId, { key, amount, source: 'operator' });
    if (!granted && (await this.counts.amountOf(userId, key)) !== amount)
      throw new Failure<OperatorFailure>('formReused');
    return { userId, balance };
  }

  /**
   * Grants counts under an idempotent key; the operators' audit log records it, as the ledger audit requires.
   */
  async once(grant: { actor: string; userId: string; key: string; amount: number }): Promise<void> {
    const { actor, userId, key, amount } = grant;
    const { granted } = await this.counts.grant(userId, { key, amount, source: 'operator' });
    if (granted) await this.audit.record(actor, 'ai-count.grant', userId, { amount, key });
  }
}
