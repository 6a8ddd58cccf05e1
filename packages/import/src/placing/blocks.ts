import type { TextLine } from '../reading/page-text.js';
import type { Place } from './heading-lexicon.js';

/**
 * The lines below a heading. Those above the first heading are `head`, those without a section `unplaced`.
 */
export interface Block {
  place: Place | 'head' | 'unplaced';
  title: string;
  lines: TextLine[];
  heading: TextLine | null;
}
