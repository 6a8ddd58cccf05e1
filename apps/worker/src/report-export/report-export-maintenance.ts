import { Injectable } from '@nestjs/common';
import { ReportExportRunService } from '@qicheng/core/report-export';

// With a lease of four seconds this brings a killed worker's report to its end within fifteen.
export const RECONCILE_REPORTS_EVERY_MS = 1_000;
export const CLEAN_REPORTS_EVERY_MS = 10 * 60_000;

/** What the worker does for reports without being asked: rows and queue brought together, old rows erased. */
@Injectable()
export class ReportExportMaintenance {
  constructor(private readonly runs: ReportExportRunService) {}

  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }

  async clean(): Promise<void> {
    await this.runs.eraseOld();
  }
}
