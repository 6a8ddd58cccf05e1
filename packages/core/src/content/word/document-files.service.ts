import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { renderDocument } from '@qicheng/jobs/definitions';
import { JobFinishes, JobQueue, QueueUnavailable } from '@qicheng/jobs/enqueue';
import { Failure } from '../../platform/index.js';
import { FileStore } from '../../platform/storage/index.js';
import { cleanStem } from '../../upload/index.js';
import type { ContentDetail } from '../content.js';
import { Contents } from '../contents.service.js';

const WAIT_MS = 15_000;
const LOST_EVENT_MS = 1_000;

/**
 * Word files of job documents. A file is kept under a key that follows from the document and its last change, so that
 * it is made once, and a changed document gets a new one.
 */
@Injectable()
export class DocumentFiles implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly contents: Contents,
    private readonly files: FileStore,
    private readonly queue: JobQueue,
    private readonly finishes: JobFinishes,
  ) {}

  /** The file of a published document; made first when it is not there. Throws `busy` when that takes too long. */
  async open(documentId: string): Promise<{ name: string; content: Readable }> {
    const entry = await this.contents.find('document', documentId);
    const key = keyOf(entry);
    const content = (await this.files.open(key)) ?? (await this.made(documentId, key));
    return { name: `${cleanStem(entry.title) || '求职文档'}.docx`, content };
  }

  /** What the file is made of; throws `contentNotFound` when it is not published any more. */
  async source(
    documentId: string,
  ): Promise<{ key: string; title: string; markdown: string; source: string }> {
    const entry = await this.contents.find('document', documentId);
    return { key: keyOf(entry), title: entry.title, markdown: entry.body, source: entry.source };
  }

  /** Keeps what was made. */
  keep(key: string, bytes: Uint8Array): Promise<void> {
    return this.files.put(key, bytes);
  }

  /** A process that ends lets nobody wait: the file is made all the same. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async made(documentId: string, key: string): Promise<Readable> {
    const until = performance.now() + WAIT_MS;
    const watch = this.finishes.watch(key);
    try {
      await this.queue.requeue(renderDocument, { documentId }, `${key}.0`);
      for (;;) {
        const content = await this.files.open(key);
        if (content !== null) return content;
        const left = until - performance.now();
        if (left <= 0 || this.isStopping) throw new Failure('busy');
        await watch.next(Math.min(left, LOST_EVENT_MS));
      }
    } catch (error) {
      throw error instanceof QueueUnavailable ? new Failure('busy') : error;
    } finally {
      watch.close();
    }
  }
}

const keyOf = ({ id, updatedAt }: Pick<ContentDetail, 'id' | 'updatedAt'>): string =>
  createHash('sha256').update(`document-word ${id} ${updatedAt.toISOString()}`).digest('hex').slice(0, 40);
