import { Injectable, Logger } from '@nestjs/common';
import { CLOSING_DAYS } from '../account/index.js';
import { AuditLogService } from '../operator/index.js';
import { PersonalDataService } from '../personal-data/index.js';
import { Clock } from '../platform/index.js';
import { AccountClosingRepository } from './account-closing.repository.js';

const ROUND = 20;

@Injectable()
export class EraseClosedAccounts {
  private readonly logger = new Logger(EraseClosedAccounts.name);

  constructor(
    private readonly closing: AccountClosingRepository,
    private readonly personalData: PersonalDataService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases accounts whose seven days are over and returns their number; a failed one is retried in the next
   * round.
   */
  async run(): Promise<number> {
    const now = this.clock.now();
    const requestedBefore = new Date(now.getTime() - CLOSING_DAYS * 86_400_000);
    let erased = 0;
    for (const userId of await this.closing.listDue(requestedBefore, ROUND)) {
      if (await this.erase(userId, requestedBefore, now)) erased += 1;
    }
    return erased;
  }

  private async erase(userId: string, requestedBefore: Date, now: Date): Promise<boolean> {
    try {
      if (!(await this.closing.lockForErasure(userId, requestedBefore, now))) return false;
      await this.audit.record('system', 'account.erase', userId);
      await this.personalData.erase(userId);
      return true;
    } catch (error) {
      const problem = error instanceof Error ? error.name : 'unknown error';
      this.logger.error(`account ${userId} was not erased: ${problem}`);
      return false;
    }
  }
}
