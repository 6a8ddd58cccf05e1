import type { Piece } from '../piece.js';

/** What a clause of a posting is to an applicant. A fee is a risk. The order is that of the weights. */
export const CLAUSE_KINDS = ['must', 'nice', 'duty', 'benefit', 'risk', 'noise'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

export interface Clause {
  readonly piece: Piece;
  readonly kind: ClauseKind;
}
