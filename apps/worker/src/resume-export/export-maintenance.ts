import { Injectable } from '@nestjs/common';
import { ResumeService } from '@qicheng/core/resume';
import { ExportRunService } from '@qicheng/core/resume-export';
import { StoredFileService } from '@qicheng/core/upload';

export const CLEAN_EVERY_MS = 10 * 60_000;

/** Erases exports, files and résumés past their time. */
@Injectable()
export class ExportMaintenance {
  constructor(
    private readonly runs: ExportRunService,
    private readonly files: StoredFileService,
    private readonly resumes: ResumeService,
  ) {}

  async clean(): Promise<void> {
    await this.runs.eraseOld();
    await this.files.removeExpired();
    await this.resumes.eraseDeleted();
  }
}
