import { Injectable } from '@nestjs/common';
import { exportReport } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { cleanStem, StoredFileService } from '../upload/index.js';
import {
  FILE_LIFETIME_SECONDS,
  type ReportedRun,
  type ReportExportClaim,
  type ReportErrorCode,
  type ReportFormat,
} from './report-export.js';
import { ReportExportRunRepository } from './report-export.repository.js';

export interface MadeReport {
  /** The file name without its extension. */
  name: string;
  mime: string;
  bytes: Uint8Array;
}

const ENDINGS: Readonly<Record<ReportFormat, string>> = { pdf: 'pdf', word: 'docx' };

/** Report exports as a worker sees them. */
@Injectable()
export class ReportExportRunService extends LeasedJob<ReportExportClaim, MadeReport, ReportErrorCode> {
  constructor(
    private readonly runs: ReportExportRunRepository,
    private readonly files: StoredFileService,
    queue: JobQueue,
  ) {
    super(runs, (rows) => requeueRows(queue, exportReport, rows, (exportId) => ({ exportId })));
  }

  /** The run to print; null when its owner deleted it. */
  findRun({ runId }: ReportExportClaim): Promise<ReportedRun | null> {
    return this.runs.findRun(runId);
  }

  /** Stores the file for a day and ends the export; false when another run ended it first. */
  async complete(claim: ReportExportClaim, { name, mime, bytes }: MadeReport): Promise<boolean> {
    const file = await this.files.save({
      userId: claim.userId,
      name: `${cleanStem(name) || '报告'}.${ENDINGS[claim.format]}`,
      mime,
      bytes,
      purpose: 'export',
      lifetimeSeconds: FILE_LIFETIME_SECONDS,
    });
    return this.files.attach(file, (fileId) => this.runs.complete(claim, fileId));
  }

  /** Deletes exports older than a day, whose files are gone. */
  eraseOld(): Promise<number> {
    return this.runs.erase('finished_at', FILE_LIFETIME_SECONDS);
  }
}
