import { Injectable } from '@nestjs/common';
import { Failure, isUuid } from '../platform/index.js';
import {
  type ExportSnapshot,
  fileTitle,
  type ResumeExportFailure,
  ResumeExportService,
} from '../resume-export/index.js';
import type { ResumeFailure } from '../resume/index.js';
import { isTemplateCode } from '../template/index.js';
import { type StoredFile, StoredFileService } from '../upload/index.js';
import type { OpenedShare, ResumeShareFailure } from './resume-share.js';

export interface SharedFile {
  name: string;
  mime: string;
  content: Uint8Array;
}

const WAIT_MS = 55_000;

/**
 * Files of an opened share: its photo, and the résumé as PDF or Word. Both are sent as bytes, never linked.
 */
@Injectable()
export class ShareFileService {
  constructor(
    private readonly files: StoredFileService,
    private readonly exports: ResumeExportService,
  ) {}

  /** The photo of the shared document. Throws shareNotFound when there is none. */
  async photo({ ownerId, document }: OpenedShare): Promise<SharedFile> {
    const fileId = document.basics.photo?.fileId ?? '';
    const [file]: StoredFile[] = isUuid(fileId) ? await this.files.listOwn(ownerId, [fileId]) : [];
    const content = file && (await this.files.read(file));
    if (!file || !content) throw new Failure<ResumeShareFailure>('shareNotFound');
    return { name: '照片', mime: file.mime, content };
  }

  /**
   * The résumé as a file, made once per state. Throws shareNotFound where the owner does not allow it,
   * exportFailed, sharedFileLate.
   */
  async render(share: OpenedShare, format: 'pdf' | 'docx'): Promise<SharedFile> {
    if (!share.allowsDownload) throw new Failure<ResumeShareFailure>('shareNotFound');
    const { file, finishedAt } = await this.exportFile(share, format);
    if (finishedAt === null) throw new Failure<ResumeShareFailure>('sharedFileLate');
    const content = file && (await this.files.read(file));
    if (!file || !content) throw new Failure<ResumeExportFailure>('exportFailed');
    return { name: file.name, mime: file.mime, content };
  }

  private async exportFile(share: OpenedShare, format: 'pdf' | 'docx') {
    const { ownerId, resumeId, shareId, title, templateCode, language, version, document } = share;
    if (!isTemplateCode(templateCode)) throw new Failure<ResumeFailure>('resumeTemplateUnknown');
    const snapshot: ExportSnapshot = {
      title: fileTitle({ title, language, document }),
      templateCode,
      language,
      version,
      document,
      carries: 'masked',
      ...(share.hasAiText && { aiText: 'noticed' }),
    };
    const requested = await this.exports.requestSnapshot({
      userId: ownerId,
      resumeId,
      shareId,
      format,
      snapshot,
    });
    return this.exports.follow(ownerId, requested, WAIT_MS);
  }
}
