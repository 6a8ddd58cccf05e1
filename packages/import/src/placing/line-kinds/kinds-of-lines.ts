import type { TextLine } from '../../reading/page-text.js';
import { LINE_KINDS, type LineKind } from './kinds.js';
import { labelPieces, type LabelledPiece } from './label.js';

/** What the fitted model says of the lines of a file. */
export class KindsOfLines {
  private readonly pieces = new Map<TextLine, LabelledPiece[]>();

  constructor(lines: readonly TextLine[]) {
    for (const piece of labelPieces(lines)) {
      const line = lines[piece.at];
      if (line === undefined) continue;
      this.pieces.set(line, [...(this.pieces.get(line) ?? []), piece]);
    }
  }

  of(line: TextLine): readonly LabelledPiece[] {
    return this.pieces.get(line) ?? [];
  }

  /** How likely the line is of a kind by its first piece. */
  chance(line: TextLine, kind: LineKind): number {
    return this.of(line)[0]?.chances[LINE_KINDS.indexOf(kind)] ?? 0;
  }

  /** The piece of a line that a text begins with; undefined where there is none. */
  at(line: TextLine, text: string): LabelledPiece | undefined {
    return this.of(line).find((piece) => text.startsWith(piece.text.slice(0, SAME)) || piece.text.startsWith(text));
  }
}

const SAME = 12;
