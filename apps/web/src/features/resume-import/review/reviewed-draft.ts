import type { ResumeDocument } from '@qicheng/resume/document';
import type { ImportResult } from '../api/send-import.js';

export type ReadSource = ImportResult['fields'][number]['source'];

export interface ReviewField {
  readonly pointer: string;
  readonly label: string;
  /** 0 to 1; null if the value was not guessed: from our own export, or placed by hand. */
  readonly confidence: number | null;
  readonly source: ReadSource;
  /** Whether it is listed for review first; stays true while it is corrected. */
  readonly isDoubtful: boolean;
  /** The unplaced text that it was created from. */
  readonly from?: number;
}

export interface UnplacedText {
  readonly text: string;
  readonly source: ReadSource;
  readonly state: 'waiting' | 'placed' | 'ignored';
}

/** A draft under review. Pointers stay valid throughout: removals are only marked, and applied at the end. */
export interface ReviewState {
  readonly document: ResumeDocument;
  readonly fields: readonly ReviewField[];
  readonly unplaced: readonly UnplacedText[];
  readonly removed: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
  readonly isChanged: boolean;
}
