import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';

@Injectable()
export class ReopenAccount {
  constructor(
    private readonly closing: AccountClosingRepository,
    private readonly audit: AuditLogService,
  ) {}

  /** Takes the wish to close back. Signing in was proof enough: closing had ended every older session. */
  async run(userId: string): Promise<void> {
    await this.audit.record(`user:${userId}`, 'account.reopen', userId);
    await this.closing.withdraw(userId);
  }
}
