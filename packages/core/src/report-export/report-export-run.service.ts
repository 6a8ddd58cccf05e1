import { Injectable } from '@nestjs/common';
import { exportReport } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { requeueRows } from '../platform/jobs/index.js';
import { cleanStem, StoredFileService } from '../upload/index.js';
import {
  FILE_LIFETIME_SECONDS,
  type ReportedRun,
  type ReportExportClaim,
  type ReportErrorCode,
  type ReportFormat,
} from './report-export.js';
import { ReportExportRunRepository } from './report-export-run.repository.js';

export interface MadeReport {
  /** What the file is called, without its ending. */
  name: string;
  mime: string;
  bytes: Uint8Array;
}

const ERASE_SIZE = 500;
const ENDINGS: Readonly<Record<ReportFormat, string>> = { pdf: 'pdf', word: 'docx' };

/** Exports of reports as a worker sees them. Every run may happen twice for one export; only one of them counts. */
@Injectable()
export class ReportExportRunService {
  constructor(
    private readonly runs: ReportExportRunRepository,
    private readonly files: StoredFileService,
    private readonly queue: JobQueue,
  ) {}

  /** Takes an export to work on; null when it is over or somebody else works on it. */
  claim(exportId: string): Promise<ReportExportClaim | null> {
    return this.runs.claim(exportId);
  }

  /** The run to print; null when its owner removed it. */
  findRun({ runId }: ReportExportClaim): Promise<ReportedRun | null> {
    return this.runs.findRun(runId);
  }

  /** Keeps a claim alive; false when it was lost. */
  renew(claim: ReportExportClaim): Promise<boolean> {
    return this.runs.renew(claim);
  }

  /** Keeps the file for a day and ends the export; false when another run ended it first. */
  async complete(claim: ReportExportClaim, { name, mime, bytes }: MadeReport): Promise<boolean> {
    const file = await this.files.keep({
      userId: claim.userId,
      name: `${cleanStem(name) || '报告'}.${ENDINGS[claim.format]}`,
      mime,
      bytes,
      purpose: 'export',
      lifetimeSeconds: FILE_LIFETIME_SECONDS,
    });
    const isOurs = await this.runs.complete(claim, file.id);
    if (!isOurs) await this.files.expire(file);
    return isOurs;
  }

  /** Ends the export without a file. */
  fail(claim: ReportExportClaim, errorCode: ReportErrorCode): Promise<boolean> {
    return this.runs.fail(claim, errorCode);
  }

  /** Gives the export back for another try. */
  release(claim: ReportExportClaim): Promise<boolean> {
    return this.runs.release(claim);
  }

  /**
   * Brings rows and queue together again: frees what a killed worker held, fails what is too old, queues what has
   * no job. Returns how many were queued.
   */
  async requeueLapsed(): Promise<number> {
    await this.runs.sweep();
    const orphans = await this.runs.listOrphans();
    return requeueRows(this.queue, exportReport, orphans, (exportId) => ({ exportId }));
  }

  /** Forgets exports of more than a day ago. */
  eraseOld(): Promise<number> {
    return this.runs.erase(ERASE_SIZE);
  }
}
