import type { ResumeDocument } from '@qicheng/resume/document';
import type { ImportResult } from '../api/send-import.js';

export type ReadSource = ImportResult['fields'][number]['source'];

export interface ReviewField {
  readonly pointer: string;
  readonly label: string;
  /** 0 to 1; null where the value was not guessed: out of an own file, or put there by hand. */
  readonly confidence: number | null;
  readonly source: ReadSource;
  /** Whether it is among those to be looked at first; stays so while it is corrected. */
  readonly isDoubtful: boolean;
  /** The unplaced text that it was made of. */
  readonly from?: number;
}

export interface UnplacedText {
  readonly text: string;
  readonly source: ReadSource;
  readonly state: 'waiting' | 'placed' | 'ignored';
}

/** A draft under review. Pointers stay good throughout: what is removed is only marked, and taken out at the end. */
export interface ReviewState {
  readonly document: ResumeDocument;
  readonly fields: readonly ReviewField[];
  readonly unplaced: readonly UnplacedText[];
  readonly removed: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
  readonly isChanged: boolean;
}
