/** A text and its position on a page, in millimetres from the top left corner; `y` is the baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

// The maximum distance between baselines of one line: two limits, because a heading beside a table fits only one of
// them.
export const SAME_LINE_MM = [0.6, 0.85] as const;
/** Tolerance for rounded positions in a PDF. */
const EDGE_MM = 0.1;
// Spaces are drawn as gaps, and one glyph serves both bullets [rendering text], so they are not compared.
const IGNORED = /[\s•·]/gu;

/** The layout of two columns: the left edge of the second one in the head and below it, and the end of the head. */
export interface Columns {
  headLeft: number;
  left: number;
  top: number;
  /** The index of the first page on which the main column takes the full width. */
  endPage: number;
}

const ONE_COLUMN: Columns = { headLeft: Infinity, left: Infinity, top: 0, endPage: Infinity };

/**
 * Returns the lines of a page, column by column from top to bottom, without spaces and bullets. Columns are read
 * separately, because lines in both may have almost the same height.
 */
export function linesOf(pieces: PlacedText[], sameLineMm: number, columns = ONE_COLUMN): string[] {
  const visible = pieces
    .map((piece) => ({ ...piece, text: piece.text.replace(IGNORED, '') }))
    .filter(({ text }) => text);
  const inColumns = (part: PlacedText[], second: number) => [
    ...linesOfColumn(
      part.filter(({ x }) => x < second - EDGE_MM),
      sameLineMm,
    ),
    ...linesOfColumn(
      part.filter(({ x }) => x >= second - EDGE_MM),
      sameLineMm,
    ),
  ];
  return [
    ...inColumns(
      visible.filter(({ y }) => y < columns.top),
      columns.headLeft,
    ),
    ...inColumns(
      visible.filter(({ y }) => y >= columns.top),
      columns.left,
    ),
  ];
}

function linesOfColumn(pieces: PlacedText[], sameLineMm: number): string[] {
  const lines: PlacedText[][] = [];
  for (const piece of pieces.sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line?.[0] && piece.y - line[0].y < sameLineMm) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    line
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(''),
  );
}
