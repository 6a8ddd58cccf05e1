import { Injectable } from '@nestjs/common';
import { ResumeService } from '@qicheng/core/resume';
import { ExportRunService } from '@qicheng/core/resume-export';
import { StoredFileService } from '@qicheng/core/upload';

// With a lease of four seconds this brings a killed worker's export to its end within fifteen.
export const RECONCILE_EVERY_MS = 1_000;
export const CLEAN_EVERY_MS = 10 * 60_000;

/** What the worker does without being asked: rows and queue brought together, things past their time erased. */
@Injectable()
export class ExportMaintenance {
  constructor(
    private readonly runs: ExportRunService,
    private readonly files: StoredFileService,
    private readonly resumes: ResumeService,
  ) {}

  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }

  async clean(): Promise<void> {
    await this.runs.eraseOld();
    await this.files.removeExpired();
    await this.resumes.eraseDeleted();
  }
}
