import { Injectable } from '@nestjs/common';
import { EraseClosedAccounts } from '@qicheng/core/account-closing';
import { DataExportRunService } from '@qicheng/core/data-export';

export const RECONCILE_EXPORTS_EVERY_MS = 3_000;
export const ERASE_EVERY_MS = 10 * 60_000;

/** What the worker does for accounts without being asked. */
@Injectable()
export class AccountMaintenance {
  constructor(
    private readonly runs: DataExportRunService,
    private readonly erasure: EraseClosedAccounts,
  ) {}

  /** Brings exports of all data and their queue together again. */
  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }

  /** Erases the accounts whose seven days are over. */
  erase(): Promise<number> {
    return this.erasure.run();
  }
}
