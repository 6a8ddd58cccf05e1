import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { exportResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { ZipFile } from 'yazl';
import { isUuid } from '../platform/index.js';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { openStoredDocument } from '../resume/index.js';
import { cleanStem, type StoredFile, StoredFileService } from '../upload/index.js';
import { type ExportClaim, type ExportErrorCode, FILE_LIFETIME_SECONDS } from './resume-export.js';
import { ExportRunRepository } from './resume-export.repository.js';

/** One file, or an image per page. */
export type RenderedFile = {
  mime: string;
  /** Identifies program, fonts and browser. A file without one is never reused. */
  renderer?: string | undefined;
} & ({ bytes: Uint8Array } | { pages: Uint8Array[] });

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

  /** Stores the file for a day and ends the export; false when another run ended it first. */
  async complete(claim: ExportClaim, rendered: RenderedFile): Promise<boolean> {
    const stem = cleanStem(claim.snapshot.title) || '简历';
    const file = await this.files.save({
      userId: claim.userId,
      ...(await fileOf(rendered, stem, claim.format === 'parse' ? 'json' : claim.format)),
      purpose: 'export',
      lifetimeSeconds: FILE_LIFETIME_SECONDS,
    });
    return this.files.attach(file, (fileId) => this.runs.complete(claim, fileId, rendered.renderer ?? null));
  }

  /** Files of other renderers are no longer reused. */
  disownOthers(renderer: string | undefined): Promise<void> {
    return this.runs.disownOthers(renderer ?? null);
  }

  /** The document's photo, if it exists and belongs to the owner. */
  async photoOf({ userId, snapshot }: ExportClaim): Promise<{ bytes: Uint8Array; mime: string } | null> {
    const fileId = snapshot.document.basics.photo?.fileId;
    if (fileId === undefined || !isUuid(fileId)) return null;
    const [file]: StoredFile[] = await this.files.listOwn(userId, [fileId]);
    const bytes = file && (await this.files.read(file));
    return file && bytes ? { bytes, mime: file.mime } : null;
  }

  /** Deletes exports older than a day, whose files are gone. */
  eraseOld(): Promise<number> {
    return this.runs.erase('finished_at', FILE_LIFETIME_SECONDS);
  }
}

/** Several images are packed into one archive, numbered. */
async function fileOf(rendered: RenderedFile, stem: string, ending: string) {
  const name = `${stem}.${ending}`;
  if ('bytes' in rendered) return { name, mime: rendered.mime, bytes: rendered.bytes };
  const [first, ...more] = rendered.pages;
  if (first && more.length === 0) return { name, mime: rendered.mime, bytes: first };
  const bytes = await zipOf(rendered.pages.map((page, index) => [`${stem}-${index + 1}.${ending}`, page]));
  return { name: `${stem}.zip`, mime: 'application/zip', bytes };
}

/** A ZIP archive of small files, stored without compression because they are already compressed. */
async function zipOf(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, bytes] of files) archive.addBuffer(Buffer.from(bytes), name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
