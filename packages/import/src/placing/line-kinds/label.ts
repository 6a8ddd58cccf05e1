import { chancesOf, likeliestKinds, scoresOf } from '@qicheng/resume/sequence-model';
import type { TextLine } from '../../reading/page-text.js';
import { featuresOf } from './features.js';
import { LINE_KINDS, type LineKind } from './kinds.js';
import { type LinePiece, piecesOf } from './pieces.js';
import { STEP_WEIGHTS, WEIGHTS } from './weights.js';

/** How a piece follows the previous one: 0 in the same line, 1 in the next line, 2 after a larger space. */
export const stepOf = ({ isLineStart, isApart }: LinePiece): number => (isLineStart ? (isApart ? 2 : 1) : 0);

/** The fitted weights are underconfident: this scale calibrates them (docs/IMPORT.md). */
const SHARPNESS = 1.4;
const SHARP_STEPS = STEP_WEIGHTS.map((row) => row.map((weight) => weight * SHARPNESS));

export interface LabelledPiece extends LinePiece {
  kind: LineKind;
  /** Probability of the kind, 0 to 1. */
  chance: number;
  /** Probabilities of all kinds. */
  chances: readonly number[];
}

/** Labels the pieces of a file by the fitted model. */
export function labelPieces(lines: readonly TextLine[]): LabelledPiece[] {
  const pieces = piecesOf(lines);
  const scores = featuresOf(pieces).map((features) =>
    scoresOf(WEIGHTS, features, LINE_KINDS.length).map((score) => score * SHARPNESS),
  );
  const steps = pieces.map((piece) => SHARP_STEPS[stepOf(piece)] ?? []);
  const { single } = chancesOf(scores, steps);
  return likeliestKinds(scores, steps).flatMap((kind, at) => {
    const piece = pieces[at];
    const chances = single[at] ?? [];
    return piece === undefined
      ? []
      : [{ ...piece, kind: LINE_KINDS[kind] ?? 'nothing', chance: chances[kind] ?? 0, chances }];
  });
}
