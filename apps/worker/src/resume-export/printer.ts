import type { ResumeDocument } from '@qicheng/resume/document';
import type { FileExtras } from './file-extras.js';

/** What one print needs: the whole snapshot, so that a printer never reads a database or an address. */
export interface PrintInput {
  document: ResumeDocument;
  lang: 'zh' | 'en';
  templateCode: string;
  /** Becomes the title in the file's metadata. */
  title: string;
  photo?: { bytes: Uint8Array; mime: string };
  extras?: FileExtras;
}

export type ImageFormat = 'png' | 'jpg';

export interface PrintedFile {
  bytes: Uint8Array;
  mime: string;
  pageCount: number;
}

/** Turns a résumé into a file; a render that takes longer than 20 seconds fails with PrintTimeoutError. */
export abstract class ResumePrinter {
  /** One vector PDF with a text layer. */
  abstract pdf(input: PrintInput): Promise<PrintedFile>;

  /** One picture at scale 2, all pages below each other. */
  abstract image(input: PrintInput, format: ImageFormat): Promise<PrintedFile>;

  /** Ends the browser; called once at shutdown. */
  abstract close(): Promise<void>;
}

/** The document is larger than a print may be (20 pages, 200 kB of markup, 5 MB of images); a retry does not help. */
export class PrintRefusedError extends Error {}

/** The render was killed at its time limit; a retry seldom helps. */
export class PrintTimeoutError extends Error {}

/**
 * What an error of a print means for the row. Only too large a content would fail again; a print that is late is late
 * because of the machine.
 */
export function printFailure(error: unknown) {
  if (error instanceof PrintRefusedError) return { errorCode: 'tooLarge' as const, isPermanent: true };
  return error instanceof PrintTimeoutError ? { errorCode: 'timedOut' as const, isPermanent: false } : null;
}
