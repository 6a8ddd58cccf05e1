import { Injectable } from '@nestjs/common';
import {
  type ExportClaim,
  type ExportErrorCode,
  ExportRunService,
  RENEW_EVERY_MS,
} from '@qicheng/core/resume-export';
import { exportResume } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { extrasOf } from './file-extras.js';
import { PrintRefusedError, PrintTimeoutError, ResumePrinter } from './printer.js';
import { writeText } from './text-writer.js';
import { WordWriter } from './word-writer.js';

/** Claims an export, renders it, keeps the file, ends the row. May run twice for one export; only one run counts. */
@Injectable()
export class ExportResumeProcessor {
  constructor(
    private readonly runs: ExportRunService,
    private readonly printer: ResumePrinter,
    private readonly word: WordWriter,
  ) {}

  @Processes(exportResume)
  async run(
    { exportId }: { exportId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(exportId);
    if (claim === null) return; // over already, or another worker's
    const renewal = setInterval(() => void this.runs.renew(claim).catch(() => false), RENEW_EVERY_MS);
    try {
      await this.runs.complete(claim, await this.render(claim));
    } catch (error) {
      const errorCode = permanentErrorCode(error);
      if (errorCode !== null) {
        await this.runs.fail(claim, errorCode);
        return;
      }
      await (isLastAttempt ? this.runs.fail(claim, lastErrorCode(error)) : this.runs.release(claim));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async render(claim: ExportClaim): Promise<{ bytes: Uint8Array; mime: string }> {
    const { document, language, templateCode, title } = claim.snapshot;
    const photo = await this.runs.photoOf(claim);
    const input = {
      document,
      lang: language,
      templateCode,
      title,
      ...(photo === null ? {} : { photo }),
      extras: extrasOf(claim),
    };
    switch (claim.format) {
      case 'pdf':
        return this.printer.pdf(input);
      case 'png':
      case 'jpg':
        return this.printer.image(input, claim.format);
      case 'docx':
        return this.word.docx(input);
      case 'json':
      case 'md':
      case 'txt':
        return writeText(input, claim.format);
    }
  }
}

/** What another try would meet again: the content alone. A print that is late is late because of the machine. */
const permanentErrorCode = (error: unknown): ExportErrorCode | null =>
  error instanceof PrintRefusedError ? 'tooLarge' : null;

/** What is said after the last try. */
const lastErrorCode = (error: unknown): ExportErrorCode =>
  error instanceof PrintTimeoutError ? 'timedOut' : 'broken';
