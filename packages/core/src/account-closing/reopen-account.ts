import { Injectable } from '@nestjs/common';
import { AuditLog } from '../operator/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';

@Injectable()
export class ReopenAccount {
  constructor(
    private readonly closing: AccountClosingRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Takes the wish to close back. Signing in was proof enough: closing had ended every older session. */
  async run(userId: string): Promise<void> {
    await this.audit.record(`user:${userId}`, 'account.reopen', userId);
    await this.closing.withdraw(userId);
  }
}
