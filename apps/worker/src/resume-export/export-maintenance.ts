import { Injectable } from '@nestjs/common';
import { ResumeService } from '@qicheng/core/resume';
import { ExportRunService } from '@qicheng/core/resume-export';
import { StoredFileService } from '@qicheng/core/upload';
import { RendererVersion } from './renderer-version.js';

export const CLEAN_EVERY_MS = 10 * 60_000;
/** While two versions run side by side, each renders again what the other rendered. */
export const DISOWN_EVERY_MS = 60_000;

/** Erases expired exports, files and résumés. */
@Injectable()
export class ExportMaintenance {
  constructor(
    private readonly runs: ExportRunService,
    private readonly files: StoredFileService,
    private readonly resumes: ResumeService,
    private readonly version: RendererVersion,
  ) {}

  async clean(): Promise<void> {
    await this.runs.eraseOld();
    await this.files.removeExpired();
    await this.resumes.eraseDeleted();
  }

  /** After an upgrade no request is answered with a file of the previous version. */
  disownOldFiles(): Promise<void> {
    return this.runs.disownOthers(this.version.name);
  }
}
