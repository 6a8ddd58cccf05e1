import type { PageDpi } from '@qicheng/core/resume-export';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { FileExtras } from './file-extras.js';

/** The input of one print: the whole snapshot, so that a printer never accesses a database or an address. */
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

export interface PagePictures {
  pages: Uint8Array[];
  mime: string;
}

/** Turns a résumé into a file; a render longer than 20 seconds fails with PrintTimeoutError. */
export abstract class ResumePrinter {
  /** One vector PDF with a text layer. */
  abstract pdf(input: PrintInput): Promise<PrintedFile>;

  /** One image at scale 2, all pages below each other. */
  abstract image(input: PrintInput, format: ImageFormat): Promise<PrintedFile>;

  /** An image per page, at this many dots per inch. */
  abstract pictures(input: PrintInput, format: ImageFormat, dpi: PageDpi): Promise<PagePictures>;

  /** One HTML page with embedded fonts, which needs no network and prints like the PDF. */
  abstract html(input: PrintInput): Promise<PrintedFile>;

  /** Ends the browser; called once at shutdown. */
  abstract close(): Promise<void>;
}

/**
 * The document exceeds the print limits (20 pages, 200 kB of markup, 5 MB of images); a retry does not help.
 */
export class PrintRefusedError extends Error {}

/** The render was killed at its time limit; a retry rarely helps. */
export class PrintTimeoutError extends Error {}

/**
 * What a print error means for the row. Only content that is too large would fail again; a late print is due
 * to the machine.
 */
export function printFailure(error: unknown) {
  if (error instanceof PrintRefusedError) return { errorCode: 'tooLarge' as const, isPermanent: true };
  return error instanceof PrintTimeoutError ? { errorCode: 'timedOut' as const, isPermanent: false } : null;
}
