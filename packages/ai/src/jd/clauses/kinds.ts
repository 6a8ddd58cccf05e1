import type { Piece } from '../piece.js';

/** The kinds of clauses in a posting; a fee is a risk. The order is that of the weights. */
export const CLAUSE_KINDS = ['must', 'nice', 'duty', 'benefit', 'risk', 'noise'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

export interface Clause {
  readonly piece: Piece;
  readonly kind: ClauseKind;
}
