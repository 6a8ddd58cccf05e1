import type { Box } from '../imported.js';

/** A line as in the file. A tab is a wide gap or a cell border. */
export interface TextLine {
  text: string;
  /** The original words, if `text` normalises them. */
  quote?: string;
  page: number;
  box: Box | null;
  /** Line number from 1, if lines have no box. */
  line: number | null;
  cell: string | null;
  /** Points, if known. */
  size?: number;
  isBold?: boolean;
  /** The file marks it as a heading. */
  isHeading?: boolean;
  isBullet?: boolean;
  /** The line ends because of the page width: the sentence may continue in the next one. */
  wraps?: boolean;
  /** In a narrow column, where words can break anywhere. */
  isNarrow?: boolean;
  /** More space above than between the lines of a paragraph. */
  isApart?: boolean;
  /** Slightly more space above than between the lines of a paragraph: it starts something. */
  isSpaced?: boolean;
  /** 0 to 1, of OCR text. */
  certainty?: number;
  /** A row whose first cell is empty: it continues the row above. */
  isContinued?: boolean;
  /** The kind by the fitted model, if certain: head of an entry, or text below one. */
  likely?: 'head' | 'said';
}

/** A line with another text, which keeps the original words as its quote. */
export const reworded = (line: TextLine, text: string): TextLine =>
  text === line.text ? line : { ...line, text, quote: line.quote ?? line.text };

/** A file as text, in reading order. */
export interface ReadText {
  lines: TextLine[];
  /** Part of the file was omitted because of its length. */
  isTruncated?: boolean;
  /** Mean certainty of OCR text. */
  certainty?: number;
}

/** No résumé has more; the rest is not read [UP6]. */
export const MAX_PAGES = 12;
export const MAX_LINES = 3_000;
export const MAX_LINE_LENGTH = 4_000;
