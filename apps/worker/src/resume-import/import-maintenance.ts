import { Injectable } from '@nestjs/common';
import { ImportRunService } from '@qicheng/core/resume-import';

export const RECONCILE_IMPORTS_EVERY_MS = 1_000;
export const CLEAN_IMPORTS_EVERY_MS = 10 * 60_000;

/** What the worker does for imports without being asked. */
@Injectable()
export class ImportMaintenance {
  constructor(private readonly runs: ImportRunService) {}

  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }

  clean(): Promise<number> {
    return this.runs.eraseOld();
  }
}
