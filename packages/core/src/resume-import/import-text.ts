import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { AcceptUpload } from '../upload/index.js';
import type { ImportState, ResumeImportFailure } from './resume-import.js';
import { ResumeImportService } from './resume-import.service.js';

const FILE_NAME = '粘贴的简历.txt';
// Characters a text file may not contain; text pasted from a chat or terminal often does.
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Pasted text is treated like a file: read by the worker, reviewed, deleted after a day. */
@Injectable()
export class ImportText {
  constructor(
    private readonly upload: AcceptUpload,
    private readonly imports: ResumeImportService,
  ) {}

  /** Starts reading a text and waits up to `timeoutMs` for the result. */
  async run(userId: string, text: string, timeoutMs: number): Promise<ImportState> {
    const clean = text.replace(CONTROLS, '').trim();
    if (clean === '') throw new Failure<ResumeImportFailure>('importTextMissing');
    await this.imports.refuseWhenFull(userId);
    const bytes = Buffer.from(clean, 'utf8');
    const file = await this.upload.run({ userId, purpose: 'upload', name: FILE_NAME, bytes });
    const { importId } = await this.imports.start(userId, file.id);
    return this.imports.waitFor(userId, importId, timeoutMs);
  }
}
