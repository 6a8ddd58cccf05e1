import type { Box } from '../imported.js';

/** A line as the file has it. A tab stands for a wide gap or the border of a cell. */
export interface TextLine {
  text: string;
  /** The words of the file, where `text` puts them in another form. */
  quote?: string;
  page: number;
  box: Box | null;
  /** Counted from 1 through the file, where lines have no box. */
  line: number | null;
  cell: string | null;
  /** Points, where the file says it. */
  size?: number;
  isBold?: boolean;
  /** The file itself calls it a heading. */
  isHeading?: boolean;
  isBullet?: boolean;
  /** The line ends because the page does, not the sentence: the next one may go on. */
  wraps?: boolean;
  /** It stands in a column of few letters, where words are broken anywhere. */
  isNarrow?: boolean;
  /** More room above than between the lines of a paragraph. */
  isApart?: boolean;
  /** A little more room above than between the lines of one paragraph: it begins something. */
  isSpaced?: boolean;
  /** 0 to 1, of recognised text. */
  certainty?: number;
  /** What the fitted model takes it for, where it is sure: of the head of an entry, or of what is said below one. */
  likely?: 'head' | 'said';
}

/** A file as text, in the order in which a person reads it. */
export interface ReadText {
  lines: TextLine[];
  /** Some of the file was left out for its length. */
  isTruncated?: boolean;
  /** Mean certainty of recognised text. */
  certainty?: number;
}

/** No résumé has more; what goes on behind is not read [UP6]. */
export const MAX_PAGES = 12;
export const MAX_LINES = 3_000;
export const MAX_LINE_LENGTH = 4_000;
