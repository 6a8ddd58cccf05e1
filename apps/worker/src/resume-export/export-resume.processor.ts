import { Injectable } from '@nestjs/common';
import {
  type ExportClaim,
  type ExportFault,
  ExportRunService,
  RENEW_EVERY_MS,
} from '@qicheng/core/resume-export';
import { exportResume } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { extrasOf } from './file-extras.js';
import { PrintRefused, PrintTimedOut, ResumePrinter } from './printer.js';
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
      const fault = finalFault(error);
      if (fault !== null) {
        await this.runs.fail(claim, fault);
        return;
      }
      await (isLastAttempt ? this.runs.fail(claim, lastFault(error)) : this.runs.release(claim));
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
const finalFault = (error: unknown): ExportFault | null =>
  error instanceof PrintRefused ? 'tooLarge' : null;

/** What is said after the last try. */
const lastFault = (error: unknown): ExportFault => (error instanceof PrintTimedOut ? 'timedOut' : 'broken');
