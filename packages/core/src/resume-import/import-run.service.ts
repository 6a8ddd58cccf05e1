import { Injectable } from '@nestjs/common';
import { importResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { requeueRows } from '../platform/jobs/index.js';
import { StoredFileService } from '../upload/index.js';
import { ImportRunRepository } from './import-run.repository.js';
import type { ImportClaim, ImportDraft, ImportErrorCode, ImportProgress } from './resume-import.js';

const ERASE_SIZE = 500;

/** Imports as a worker sees them: claimed, renewed, ended. Every run may happen twice; only one of them counts. */
@Injectable()
export class ImportRunService {
  constructor(
    private readonly runs: ImportRunRepository,
    private readonly files: StoredFileService,
    private readonly queue: JobQueue,
  ) {}

  /** Takes an import to work on; null when it is over or somebody else works on it. */
  claim(importId: string): Promise<ImportClaim | null> {
    return this.runs.claim(importId);
  }

  /** The bytes of the file to read; null when they are gone. */
  async read({ userId, fileId }: ImportClaim): Promise<Uint8Array | null> {
    const [file] = fileId === null ? [] : await this.files.listOwn(userId, [fileId]);
    return file ? this.files.read(file) : null;
  }

  /** Keeps a claim alive and notes how far it is; false when it was lost. */
  renew(claim: ImportClaim, progress: ImportProgress): Promise<boolean> {
    return this.runs.renew(claim, progress);
  }

  /** Keeps the draft for its owner's review; false when another run ended the import first. */
  complete(claim: ImportClaim, draft: ImportDraft): Promise<boolean> {
    return this.runs.complete(claim, draft);
  }

  /** Ends the import without a draft. */
  fail(claim: ImportClaim, errorCode: ImportErrorCode): Promise<boolean> {
    return this.runs.fail(claim, errorCode);
  }

  /** Gives the import back for another try. */
  release(claim: ImportClaim): Promise<boolean> {
    return this.runs.release(claim);
  }

  /**
   * Brings rows and queue together again: frees what a killed worker held, fails what is too old, queues what
   * has no job. Returns how many were queued.
   */
  async requeueLapsed(): Promise<number> {
    await this.runs.sweep();
    const orphans = await this.runs.listOrphans();
    return requeueRows(this.queue, importResume, orphans, (importId) => ({ importId }));
  }

  /** Forgets imports of more than a day ago. */
  eraseOld(): Promise<number> {
    return this.runs.erase(ERASE_SIZE);
  }
}
