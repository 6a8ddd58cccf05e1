import type { LetterRole } from '@qicheng/analysis/cover-letter';
import type { WordFinder } from '../../text/words.js';

export interface Paragraph {
  readonly index: number;
  readonly role: LetterRole;
  readonly text: string;
}

/** A letter by its paragraphs. */
export interface Letter {
  readonly paragraphs: readonly Paragraph[];
  /** All that is neither title nor salutation nor signature. */
  readonly body: string;
  readonly bodyFinder: WordFinder;
  readonly sentences: readonly { readonly text: string; readonly index: number }[];
  /** Characters without blanks. */
  readonly length: number;
  /** What a reader counts: the words of an English text, the characters of a Chinese one. */
  readonly size: number;
}
