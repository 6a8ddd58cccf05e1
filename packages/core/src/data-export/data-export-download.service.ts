import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { type StoredFile, StoredFileService } from '../upload/index.js';
import { ARCHIVE_LIFETIME_SECONDS, type DataExportState, type DataExportFailure } from './data-export.js';
import { DataExportRepository } from './data-export.repository.js';

const LINK_SECONDS = 600;

export interface DownloadTicket {
  id: string;
  expires: number;
  signature: string;
}

export interface WaitingArchive {
  expiresAt: Date | null;
  file: { url: string; fileName: string; size: number } | null;
}

/** Download of a finished archive: a ten-minute link bound to export and owner, which opens once. */
@Injectable()
export class DataExportDownloadService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly files: StoredFileService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** The available archive with a new link and its expiry; nulls if there is none. */
  async describe(userId: string, state: DataExportState): Promise<WaitingArchive> {
    const { exportId, fileId, finishedAt, downloadedAt } = state;
    const isWaiting = fileId !== null && finishedAt !== null && downloadedAt === null;
    const file = isWaiting ? await this.files.findArchive(userId, fileId) : null;
    if (!isWaiting || file === null) return { expiresAt: null, file: null };
    return {
      expiresAt: new Date(finishedAt.getTime() + ARCHIVE_LIFETIME_SECONDS * 1000),
      file: { url: this.linkTo(userId, exportId), fileName: file.name, size: file.size },
    };
  }

  /** The archive of a link, once; deleted after it is read. */
  async open({ id, expires, signature }: DownloadTicket): Promise<{ file: StoredFile; content: Readable }> {
    const secondsLeft = expires - this.clock.now().getTime() / 1000;
    const owner = await this.exports.findOwner(id);
    const isGenuine = this.secrets.matches(signedText(id, owner?.userId ?? '', expires), signature, 'link');
    if (!isGenuine || secondsLeft <= 0 || secondsLeft > LINK_SECONDS || !owner?.fileId) throw invalid();
    const file = await this.files.findArchive(owner.userId, owner.fileId);
    const content = file && (await this.files.open(file));
    if (!file || !content) throw invalid();
    if (!(await this.exports.takeDownload(id, this.clock.now()))) {
      content.destroy();
      throw invalid();
    }
    await this.files.expire(file);
    return { file, content };
  }

  private linkTo(userId: string, exportId: string): string {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + LINK_SECONDS;
    const signature = this.secrets.hash(signedText(exportId, userId, expires), 'link');
    const query = new URLSearchParams({ id: exportId, expires: String(expires), signature });
    return `/api/account/data-export/file?${query.toString()}`;
  }
}

const signedText = (exportId: string, userId: string, expires: number) =>
  ['data-export', exportId, userId, expires].join('\n');
const invalid = () => new Failure<DataExportFailure>('dataExportLinkInvalid');
