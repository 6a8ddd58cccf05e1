import { Injectable } from '@nestjs/common';
import { exportResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { requeueRows } from '../platform/jobs/index.js';
import { openStoredDocument } from '../resume/index.js';
import { cleanStem, type StoredFile, StoredFileService } from '../upload/index.js';
import { ExportRunRepository } from './export-run.repository.js';
import { type ExportClaim, type ExportErrorCode, FILE_LIFETIME_SECONDS } from './resume-export.js';

export interface RenderedFile {
  bytes: Uint8Array;
  mime: string;
}

const ERASE_SIZE = 500;

/** Exports as a worker sees them: claimed, renewed, ended. Every run may happen twice; only one of them counts. */
@Injectable()
export class ExportRunService {
  constructor(
    private readonly runs: ExportRunRepository,
    private readonly files: StoredFileService,
    private readonly queue: JobQueue,
  ) {}

  /** Takes an export to work on; null when it is over or somebody else works on it. */
  async claim(exportId: string): Promise<ExportClaim | null> {
    const claim = await this.runs.claim(exportId);
    if (claim === null) return null;
    return {
      ...claim,
      snapshot: { ...claim.snapshot, document: openStoredDocument(claim.snapshot.document) },
    };
  }

  /** Keeps a claim alive; false when it was lost. */
  renew(claim: ExportClaim): Promise<boolean> {
    return this.runs.renew(claim);
  }

  /** Keeps the file for a day and ends the export; false when another run ended it first. */
  async complete(claim: ExportClaim, { bytes, mime }: RenderedFile): Promise<boolean> {
    const file = await this.files.keep({
      userId: claim.userId,
      name: `${cleanStem(claim.snapshot.title) || '简历'}.${claim.format}`,
      mime,
      bytes,
      purpose: 'export',
      lifetimeSeconds: FILE_LIFETIME_SECONDS,
    });
    return this.runs.complete(claim, file.id);
  }

  /** Ends the export without a file. */
  fail(claim: ExportClaim, errorCode: ExportErrorCode): Promise<boolean> {
    return this.runs.fail(claim, errorCode);
  }

  /** Gives the export back for another try. */
  release(claim: ExportClaim): Promise<boolean> {
    return this.runs.release(claim);
  }

  /** The photo that the document names, when it is the owner's and still there. */
  async photoOf({ userId, snapshot }: ExportClaim): Promise<{ bytes: Uint8Array; mime: string } | null> {
    const fileId = snapshot.document.basics.photo?.fileId;
    if (fileId === undefined || !isFileId(fileId)) return null;
    const [file]: StoredFile[] = await this.files.listOwn(userId, [fileId]);
    const bytes = file && (await this.files.read(file));
    return file && bytes ? { bytes, mime: file.mime } : null;
  }

  /**
   * Brings rows and queue together again: frees what a killed worker held, fails what is too old, queues what
   * has no job. Returns how many were queued.
   */
  async requeueLapsed(): Promise<number> {
    await this.runs.sweep();
    const orphans = await this.runs.listOrphans();
    return requeueRows(this.queue, exportResume, orphans, (exportId) => ({ exportId }));
  }

  /** Forgets exports of more than a day ago. */
  eraseOld(): Promise<number> {
    return this.runs.erase(ERASE_SIZE);
  }
}

const isFileId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
