import { Injectable } from '@nestjs/common';
import { type ExportClaim, ExportRunService } from '@qicheng/core/resume-export';
import { exportResume } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';
import { extrasOf } from './file-extras.js';
import { printFailure, ResumePrinter } from './printer.js';
import { writeText } from './text-writer.js';
import { WordWriter } from './word-writer.js';

/** Renders the file of an export. */
@Injectable()
export class ExportResumeProcessor {
  constructor(
    private readonly runs: ExportRunService,
    private readonly printer: ResumePrinter,
    private readonly word: WordWriter,
  ) {}

  @Processes(exportResume)
  run({ exportId }: { exportId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, exportId, context, {
      work: (claim) => this.render(claim),
      failureOf: printFailure,
    });
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
