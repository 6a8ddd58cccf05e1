import { Injectable } from '@nestjs/common';
import { type ExportClaim, ExportRunService, type RenderedFile } from '@qicheng/core/resume-export';
import { exportResume } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { ATS_TEMPLATE, atsDocument } from '@qicheng/templates/ats';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';
import { extrasOf } from './file-extras.js';
import { PdfReaderService } from './pdf-reader.service.js';
import { printFailure, ResumePrinter } from './printer.js';
import { RendererVersion } from './renderer-version.js';
import { writeText } from './text-writer.js';
import { WordWriter } from './word-writer.js';

/** Renders the file of an export. */
@Injectable()
export class ExportResumeProcessor {
  constructor(
    private readonly runs: ExportRunService,
    private readonly printer: ResumePrinter,
    private readonly word: WordWriter,
    private readonly reader: PdfReaderService,
    private readonly version: RendererVersion,
  ) {}

  @Processes(exportResume)
  run({ exportId }: { exportId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, exportId, context, {
      work: async (claim, { signal }) => ({
        ...(await this.render(claim, signal)),
        renderer: this.version.name,
      }),
      failureOf: printFailure,
    });
  }

  private async render(claim: ExportClaim, signal: AbortSignal): Promise<RenderedFile> {
    const { language, title, pageDpi } = claim.snapshot;
    const photo = await this.runs.photoOf(claim);
    const input = {
      ...designOf(claim.snapshot),
      lang: language,
      title,
      ...(photo === null ? {} : { photo }),
      extras: extrasOf(claim),
    };
    switch (claim.format) {
      case 'pdf':
        return this.printer.pdf(input);
      case 'parse':
        return this.reader.report(input, (await this.printer.pdf(input)).bytes, signal);
      case 'png':
      case 'jpg':
        return pageDpi
          ? this.printer.pictures(input, claim.format, pageDpi)
          : this.printer.image(input, claim.format);
      case 'html':
        return this.printer.html(input);
      case 'docx':
        return this.word.docx(input);
      case 'json':
      case 'md':
      case 'txt':
        return writeText(input, claim.format);
    }
  }
}

/** The document in the printed template; an embedded source keeps its own. */
const designOf = ({ ats, document, templateCode }: ExportClaim['snapshot']) =>
  ats ? { document: atsDocument(document), templateCode: ATS_TEMPLATE } : { document, templateCode };
