import { Inject, Injectable } from '@nestjs/common';
import { importResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { CORE_CONFIG, type CommonFailure, type CoreConfig, Failure, isUuid } from '../platform/index.js';
import { JobCompletionWaiter, loadRefusal, queueRow } from '../platform/jobs/index.js';
import { openStoredDocument } from '../resume/index.js';
import { type StoredFile, StoredFileService } from '../upload/index.js';
import {
  type ImportState,
  IMPORTS_PER_SECOND,
  QUEUE_CAP,
  USER_SHARE,
  type ResumeImportFailure,
} from './resume-import.js';
import { type Admission, ResumeImportRepository } from './resume-import.repository.js';

const FILES = '/api/files';

/**
 * The file that one of our links names; null for any other address. Nothing is fetched: the id is looked up
 * among the caller's own files [UP7].
 */
export function fileIdOfLink(link: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  if (!link.startsWith(`${FILES}?`) && !link.startsWith(`${site.origin}${FILES}?`)) return null;
  const url = URL.canParse(link, site) ? new URL(link, site) : null;
  if (url === null || url.origin !== site.origin || url.pathname !== FILES) return null;
  const id = url.searchParams.get('id') ?? '';
  return isUuid(id) ? id : null;
}

const RECENT = 20;

/**
 * Imports for their owner: requesting, watching, dropping. The row is authoritative; the queue carries its
 * id.
 */
@Injectable()
export class ResumeImportService {
  constructor(
    private readonly imports: ResumeImportRepository,
    private readonly files: StoredFileService,
    private readonly queue: JobQueue,
    private readonly completions: JobCompletionWaiter,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** Starts the import of a file by the link its owner was given; any other address is refused unread. */
  async startFromLink(userId: string, link: string, fileName?: string): Promise<ImportState> {
    const fileId = fileIdOfLink(link, this.config.appUrl);
    if (fileId === null) throw new Failure<ResumeImportFailure>('importFileRefused');
    return this.start(userId, fileId, fileName);
  }

  /** Imports one of the caller's files; a repeated request joins the import in progress. */
  async start(userId: string, fileId: string, fileName?: string): Promise<ImportState> {
    const [file]: StoredFile[] = await this.files.listOwn(userId, [fileId]);
    if (!file) throw new Failure<ResumeImportFailure>('importFileRefused');
    const name = [...(fileName ?? '')].length > 0 ? shownName(fileName ?? '') : file.name;
    const admission = await this.imports.admit({ userId, fileId, fileName: name || file.name });
    const importId = admission.made ?? admission.same;
    if (importId === null) throw refusal(admission);
    if (admission.made !== null)
      await queueRow(this.queue, importResume, { rowId: importId, payload: { importId } });
    return this.get(userId, importId);
  }

  /**
   * Refuses while the caller's quota or the queue is full, before a file is stored that could not be read.
   */
  async refuseWhenFull(userId: string): Promise<void> {
    const load = await this.imports.load(userId);
    if (load.own >= USER_SHARE || load.waiting >= QUEUE_CAP) throw refusal(load);
  }

  /** One import of the caller, with its draft once it is done. */
  async get(userId: string, importId: string): Promise<ImportState> {
    const stored = await this.imports.find(userId, importId);
    if (stored === null) throw new Failure<ResumeImportFailure>('importNotFound');
    const { fileId: _fileId, draft, ...state } = stored;
    return { ...state, draft: draft && { ...draft, document: openStoredDocument(draft.document) } };
  }

  /** The caller's imports of the last day, newest first, without drafts. */
  listRecent(userId: string): Promise<ImportState[]> {
    return this.imports.listRecent(userId, RECENT);
  }

  /** The import once it is over, or its state after `timeoutMs`. */
  waitFor(userId: string, importId: string, timeoutMs: number): Promise<ImportState> {
    return this.completions.untilFinished(importId, timeoutMs, () => this.get(userId, importId));
  }

  /** Deletes an import, its draft and its file; a missing one is not an error. */
  async discard(userId: string, importId: string): Promise<void> {
    const stored = await this.imports.find(userId, importId);
    if (stored === null) return;
    await this.imports.remove(userId, importId);
    await this.dropFile(userId, stored.fileId);
  }

  /** Ends a reviewed import and deletes its file. */
  async confirm(userId: string, importId: string, resumeId: string): Promise<void> {
    const stored = await this.imports.find(userId, importId);
    await this.imports.confirm(userId, importId, resumeId);
    await this.dropFile(userId, stored?.fileId ?? null);
  }

  private async dropFile(userId: string, fileId: string | null): Promise<void> {
    const [file] = fileId === null ? [] : await this.files.listOwn(userId, [fileId]);
    if (file) await this.files.expire(file);
  }
}

const MAX_NAME_LENGTH = 100;

/** A display name from any text: without path and invisible characters [UP8]. */
function shownName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '').trim();
  return [...visible].slice(0, MAX_NAME_LENGTH).join('');
}

function refusal({ waiting, own }: Pick<Admission, 'waiting' | 'own'>): Failure<CommonFailure> {
  const isOwnShare = own >= USER_SHARE;
  return loadRefusal(isOwnShare, (isOwnShare ? Math.max(own, 3) : waiting) / IMPORTS_PER_SECOND);
}
