import { Injectable } from '@nestjs/common';
import { importResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { StoredFileService } from '../upload/index.js';
import {
  DRAFT_LIFETIME_SECONDS,
  type ImportClaim,
  type ImportDraft,
  type ImportErrorCode,
  type ImportProgress,
} from './resume-import.js';
import { ImportRunRepository } from './resume-import.repository.js';

/** Imports as a worker sees them. */
@Injectable()
export class ImportRunService extends LeasedJob<ImportClaim, ImportDraft, ImportErrorCode, ImportProgress> {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly files: StoredFileService,
    queue: JobQueue,
  ) {
    super(runs, (rows) => requeueRows(queue, importResume, rows, (importId) => ({ importId })));
  }

  /** The bytes of the file to read; null when they are gone. */
  async read({ id, userId, fileId }: ImportClaim): Promise<Uint8Array | null> {
    if (userId === null) return this.runs.content(id);
    const [file] = fileId === null ? [] : await this.files.listOwn(userId, [fileId]);
    return file ? this.files.read(file) : null;
  }

  /** Stores the draft for its owner's review; false when another run ended the import first. */
  complete(claim: ImportClaim, draft: ImportDraft): Promise<boolean> {
    return this.runs.complete(claim, draft);
  }

  /** Deletes imports older than a day, and those of visitors after ten minutes. */
  async eraseOld(): Promise<number> {
    return (await this.runs.erase('created_at', DRAFT_LIFETIME_SECONDS)) + (await this.runs.eraseVisitors());
  }
}
