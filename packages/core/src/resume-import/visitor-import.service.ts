import { Injectable } from '@nestjs/common';
import { importResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { addressIndexOf } from '../platform/blind-index/index.js';
import { Clock, CryptoService, Failure } from '../platform/index.js';
import { loadRefusal, queueRow } from '../platform/jobs/index.js';
import { Throttle } from '../platform/throttle/index.js';
import { openStoredDocument } from '../resume/index.js';
import { AcceptUpload } from '../upload/index.js';
import { IMPORTS_PER_SECOND, type ImportState, type ResumeImportFailure, VISITORS } from './resume-import.js';
import { VisitorImportRepository } from './visitor-import.repository.js';

const HOUR = 3600;

export interface Visitor {
  ip: string;
  /** The browser's name from its HttpOnly cookie. */
  browser: string;
}

/** Imports for visitors without an account: read like a member's, within stricter limits, and never kept. */
@Injectable()
export class VisitorImportService {
  constructor(
    private readonly imports: VisitorImportRepository,
    private readonly upload: AcceptUpload,
    private readonly throttle: Throttle,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Starts reading a file, which stays in its row until it has been read. */
  async start(visitor: Visitor, { name, bytes }: { name: string; bytes: Buffer }): Promise<ImportState> {
    if (bytes.byteLength > VISITORS.maxBytes) throw new Failure<ResumeImportFailure>('visitorImportTooLarge');
    // Counted once the type is known and before an image is decoded, which is the costly part.
    const file = await this.upload.check({ name, bytes, purpose: 'upload' }, () => this.admit(visitor));
    const own = this.nameOf(visitor);
    const importId = await this.imports.admit({ visitor: own, fileName: file.name, content: file.bytes });
    if (importId === null) throw loadRefusal(false, VISITORS.waiting / IMPORTS_PER_SECOND);
    await queueRow(this.queue, importResume, { rowId: importId, payload: { importId } });
    return this.state(visitor, importId);
  }

  /**
   * The state of an import of this browser; the draft stays until the browser has it, in case an answer is
   * lost.
   */
  async state(visitor: Visitor, importId: string): Promise<ImportState> {
    const state = await this.imports.find(this.nameOf(visitor), importId);
    if (state === null) throw new Failure<ResumeImportFailure>('importNotFound');
    const { draft } = state;
    return { ...state, draft: draft && { ...draft, document: openStoredDocument(draft.document) } };
  }

  /** Deletes a fetched or abandoned import; a missing one is not an error. */
  forget(visitor: Visitor, importId: string): Promise<void> {
    return this.imports.remove(this.nameOf(visitor), importId);
  }

  private async admit({ ip, browser }: Visitor): Promise<void> {
    const counts = await this.throttle.hit([
      { key: `visitor-import:browser:${this.secrets.hash(browser, 'index')}`, seconds: HOUR },
      { key: `visitor-import:address:${addressIndexOf(this.secrets, ip)}`, seconds: HOUR },
    ]);
    const limits = [VISITORS.browserPerHour, VISITORS.addressPerHour];
    const over = counts.find((count, place) => count.hits > (limits[place] ?? 0));
    if (!over) return;
    const wait = Math.ceil((over.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    throw new Failure<ResumeImportFailure>('visitorImportLimit', { retryAfterSeconds: Math.max(1, wait) });
  }

  private nameOf({ browser }: Visitor): string {
    return this.secrets.hash(browser, 'index');
  }
}
