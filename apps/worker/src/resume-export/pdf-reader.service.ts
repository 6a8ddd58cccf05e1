import { Injectable } from '@nestjs/common';
import { ImportRefusedError } from '@qicheng/import/isolated';
import { type ParsedFile, parseReportOf } from '@qicheng/resume/parse-report';
import { printedDocument } from '@qicheng/resume/printed-document';
import { FileImporter } from '../resume-import/file-importer.js';
import type { PrintInput } from './printer.js';

const NOTHING: ParsedFile = { document: null, lines: [], fileOrder: [] };

/**
 * Reads one of our PDFs as an importer would, in the process that reads imported files, and compares it with
 * the résumé.
 */
@Injectable()
export class PdfReaderService {
  constructor(private readonly importer: FileImporter) {}

  async report(
    { document, lang }: PrintInput,
    pdf: Uint8Array,
    signal: AbortSignal,
  ): Promise<{ bytes: Uint8Array; mime: string }> {
    const report = parseReportOf(printedDocument(document, lang), lang, await this.read(pdf, signal));
    return { bytes: Buffer.from(JSON.stringify(report)), mime: 'application/json' };
  }

  private async read(pdf: Uint8Array, signal: AbortSignal): Promise<ParsedFile> {
    const file = { bytes: pdf, name: 'resume.pdf', isForeign: true };
    try {
      const { document, text } = await this.importer.run(file, () => undefined, signal);
      return { ...NOTHING, document, ...text };
    } catch (error) {
      // A reader that gets nothing from the file is also a result.
      if (error instanceof ImportRefusedError) return NOTHING;
      throw error;
    }
  }
}
