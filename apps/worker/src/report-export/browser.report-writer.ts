import type { LetterLine } from '@qicheng/analysis/letter-lines';
import { certificateMarkup, type CertificateText } from '@qicheng/report/certificate';
import { LETTER_FAMILY, letterMarkup } from '@qicheng/report/letter';
import { REPORT_FAMILY, reportMarkup } from '@qicheng/report/markup';
import type { ReportSheet } from '@qicheng/report/sheet';
import { printableData } from '@qicheng/templates/fonts';
import type { ChromiumPrinter } from '../resume-export/chromium/chromium-printer.js';
import { ReportWriter } from './report-writer.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** PDF by the browsers that print résumés, Word in this process. */
export class BrowserReportWriter extends ReportWriter {
  constructor(private readonly printer: Pick<ChromiumPrinter, 'markup'>) {
    super();
  }

  async pdf(sheet: ReportSheet, aigc: string) {
    const html = reportMarkup(printableData(sheet));
    const bytes = await this.printer.markup({ html, title: sheet.title, family: REPORT_FAMILY, aigc });
    return { bytes, mime: 'application/pdf' };
  }

  async letter(lines: readonly LetterLine[], title: string, aigc: string) {
    const html = letterMarkup(printableData([...lines]));
    const bytes = await this.printer.markup({ html, title, family: LETTER_FAMILY, aigc });
    return { bytes, mime: 'application/pdf' };
  }

  certificate(certificate: CertificateText): Promise<Uint8Array> {
    const { publishedAt, ...texts } = certificate;
    const html = certificateMarkup({ ...printableData(texts), publishedAt });
    return this.printer.markup({
      html,
      title: `${certificate.contest} ${certificate.award}`,
      family: REPORT_FAMILY,
    });
  }

  async word(sheet: ReportSheet, aigc: string) {
    const { renderReport } = await import('@qicheng/docx/report');
    return { bytes: await renderReport(sheet, aigc), mime: DOCX };
  }
}
