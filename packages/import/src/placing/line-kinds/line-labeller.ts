import { chancesOf, likeliestKinds, scoresOf } from '@qicheng/resume/sequence-model';
import type { TextLine } from '../../reading/page-text.js';
import { featuresOf } from './features.js';
import { ENTRY_KINDS, LINE_KINDS, type LineKind } from './kinds.js';
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

/** The predictions of the fitted model for the lines of a file. */
export class LineLabeller {
  private readonly pieces = new Map<TextLine, LabelledPiece[]>();

  /** The lines, annotated where the model is certain. */
  readonly lines: readonly TextLine[];

  constructor(read: readonly TextLine[]) {
    const all = labelPieces(read);
    this.lines = read.map((line, at) => {
      const own = all.filter((piece) => piece.at === at);
      const likely = likelyOf(own);
      const marked = likely === undefined ? line : { ...line, likely };
      this.pieces.set(marked, own);
      return marked;
    });
  }

  of(line: TextLine): readonly LabelledPiece[] {
    return this.pieces.get(line) ?? [];
  }

  /** The probability that the line is of a kind, by its first piece. */
  chance(line: TextLine, kind: LineKind): number {
    return this.of(line)[0]?.chances[LINE_KINDS.indexOf(kind)] ?? 0;
  }

  /** The piece of a line with which a text starts; undefined if there is none. */
  at(line: TextLine, text: string): LabelledPiece | undefined {
    return this.of(line).find(
      (piece) => text.startsWith(piece.text.slice(0, SAME)) || piece.text.startsWith(text),
    );
  }
}

const SAME = 12;

const SURE_HEAD = 0.9;
const SURE_OF_LABEL = 0.96;

function likelyOf(pieces: readonly LabelledPiece[]): TextLine['likely'] {
  const [first] = pieces;
  if (first === undefined || first.form === 'bullet') return undefined;
  if (ENTRY_KINDS.has(first.kind) && first.chance >= SURE_HEAD) return 'head';
  return pieces.every(({ kind, chance }) => kind === 'said' && chance >= SURE_OF_LABEL) ? 'said' : undefined;
}
