import type { PrintInput, PrintedFile } from './printer.js';

/** Turns a résumé into a Word file. */
export abstract class WordWriter {
  abstract docx(input: PrintInput): Promise<Omit<PrintedFile, 'pageCount'>>;
}
