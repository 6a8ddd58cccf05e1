import { Injectable } from '@nestjs/common';
import { exportResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { openStoredDocument } from '../resume/index.js';
import { cleanStem, type StoredFile, StoredFileService } from '../upload/index.js';
import { ExportRunRepository } from './resume-export.repository.js';
import { type ExportClaim, type ExportErrorCode, FILE_LIFETIME_SECONDS } from './resume-export.js';

export interface RenderedFile {
  bytes: Uint8Array;
  mime: string;
}

/** Exports as a worker sees them. */
@Injectable()
export class ExportRunService extends LeasedJob<ExportClaim, RenderedFile, ExportErrorCode> {
  constructor(
    private readonly runs: ExportRunRepository,
    private readonly files: StoredFileService,
    queue: JobQueue,
  ) {
    super(runs, (rows) => requeueRows(queue, exportResume, rows, (exportId) => ({ exportId })));
  }

  override async claim(exportId: string): Promise<ExportClaim | null> {
    const claim = await super.claim(exportId);
    if (claim === null) return null;
    return {
      ...claim,
      snapshot: { ...claim.snapshot, document: openStoredDocument(claim.snapshot.document) },
    };
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
    return this.files.attach(file, (fileId) => this.runs.complete(claim, fileId));
  }

  /** The photo that the document names, when it is the owner's and still there. */
  async photoOf({ userId, snapshot }: ExportClaim): Promise<{ bytes: Uint8Array; mime: string } | null> {
    const fileId = snapshot.document.basics.photo?.fileId;
    if (fileId === undefined || !isFileId(fileId)) return null;
    const [file]: StoredFile[] = await this.files.listOwn(userId, [fileId]);
    const bytes = file && (await this.files.read(file));
    return file && bytes ? { bytes, mime: file.mime } : null;
  }

  /** Forgets exports of more than a day ago: their file is gone. */
  eraseOld(): Promise<number> {
    return this.runs.erase('finished_at', FILE_LIFETIME_SECONDS);
  }
}

const isFileId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
