import type { LetterLine } from '@qicheng/analysis/letter-lines';
import type { CertificateText } from '@qicheng/report/certificate';
import type { ReportSheet } from '@qicheng/report/sheet';

export interface WrittenReport {
  bytes: Uint8Array;
  mime: string;
}

/** Turns a report into a file; `aigc` is the label in its metadata (docs/AI_LABEL.md). */
export abstract class ReportWriter {
  abstract pdf(sheet: ReportSheet, aigc: string): Promise<WrittenReport>;
  /** A letter alone, ready to be sent. */
  abstract letter(lines: readonly LetterLine[], title: string, aigc: string): Promise<WrittenReport>;
  /** A certificate of a contest as PDF; no part of it is made by AI. */
  abstract certificate(text: CertificateText): Promise<Uint8Array>;
  abstract word(sheet: ReportSheet, aigc: string): Promise<WrittenReport>;
}
