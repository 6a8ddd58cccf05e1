/** A piece of text at its place on a page, in millimetres from the top left corner; `y` is the baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

// How far apart the baselines of one line are at most: two limits, since a heading beside a table may be at either one.
export const SAME_LINE_MM = [0.6, 0.85] as const;
/** A PDF rounds its places. */
const EDGE_MM = 0.1;
// Space is drawn by position, and one glyph serves both signs [rendering text]: neither tells two renders apart.
const IGNORED = /[\s•·]/gu;

/** Where a page has two columns: the left edge of the second one in the head and below it, and where the head ends. */
export interface Columns {
  headLeft: number;
  left: number;
  top: number;
  /** The first page, from 0 on, on which the main column has the width of both. */
  endPage: number;
}

const ONE_COLUMN: Columns = { headLeft: Infinity, left: Infinity, top: 0, endPage: Infinity };

/**
 * The lines of a page, column by column from top to bottom, each read from left to right, without spaces and bullets.
 * Lines of a second column may be at nearly the height of the first one's.
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
