import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { renderDocument } from '@qicheng/jobs/definitions';
import { JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import { DocumentDownloadService } from '../../membership/index.js';
import { Failure } from '../../platform/index.js';
import { JobCompletionWaiter } from '../../platform/jobs/index.js';
import { FileStore } from '../../platform/storage/index.js';
import { cleanStem } from '../../upload/index.js';
import type { ContentDetail } from '../content.js';
import { ContentService } from '../content.service.js';

const WAIT_MS = 15_000;

/**
 * Word files of job documents. The storage key is derived from the document and its last change, so each
 * version is created once.
 */
@Injectable()
export class DocumentFileService {
  constructor(
    private readonly contents: ContentService,
    private readonly files: FileStore,
    private readonly queue: JobQueue,
    private readonly completions: JobCompletionWaiter,
    private readonly downloads: DocumentDownloadService,
  ) {}

  /**
   * The file for a member, counted once available; throws `documentDownloadsSpent` when the monthly allowance
   * is used up.
   */
  async deliver(userId: string, documentId: string): Promise<{ name: string; content: Readable }> {
    const file = await this.open(documentId);
    try {
      await this.downloads.record(userId, documentId);
    } catch (error) {
      file.content.destroy();
      throw error;
    }
    return file;
  }

  /** The file of a published document; created first if missing. Throws `busy` if that takes too long. */
  async open(documentId: string): Promise<{ name: string; content: Readable }> {
    const entry = await this.contents.find('document', documentId);
    const key = keyOf(entry);
    const content = (await this.files.open(key)) ?? (await this.createFile(documentId, key));
    return { name: `${cleanStem(entry.title) || '求职文档'}.docx`, content };
  }

  /** Source of the file; throws `contentNotFound` if the document is no longer published. */
  async source(
    documentId: string,
  ): Promise<{ key: string; title: string; markdown: string; source: string }> {
    const entry = await this.contents.find('document', documentId);
    return { key: keyOf(entry), title: entry.title, markdown: entry.body, source: entry.source };
  }

  /** Stores the created file. */
  store(key: string, bytes: Uint8Array): Promise<void> {
    return this.files.put(key, bytes);
  }

  private async createFile(documentId: string, key: string): Promise<Readable> {
    try {
      await this.queue.requeue(renderDocument, { documentId }, `${key}.0`);
    } catch (error) {
      throw error instanceof QueueUnavailableError ? new Failure('busy') : error;
    }
    const open = () => this.files.open(key);
    const content = await this.completions.until(key, WAIT_MS, open, (found) => found !== null);
    if (content === null) throw new Failure('busy');
    return content;
  }
}

const keyOf = ({ id, updatedAt }: Pick<ContentDetail, 'id' | 'updatedAt'>): string =>
  createHash('sha256').update(`document-word ${id} ${updatedAt.toISOString()}`).digest('hex').slice(0, 40);
