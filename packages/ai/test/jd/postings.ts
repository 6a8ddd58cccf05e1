import type { Posting } from './posting.js';
import { POSTINGS_OF_ALL_KINDS } from './postings-of-all-kinds.js';
import { POSTINGS_OF_FIRMS } from './postings-of-firms.js';

export type { Posting };
export const POSTINGS: readonly Posting[] = [...POSTINGS_OF_FIRMS, ...POSTINGS_OF_ALL_KINDS];
