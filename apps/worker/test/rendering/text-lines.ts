/** A piece of text at its place on a page, in millimetres from the top left corner; `y` is the baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

const SAME_LINE_MM = 0.6;
// Space is drawn by position, and one glyph serves both signs [rendering text]: neither tells two renders apart.
const IGNORED = /[\s•·]/gu;

/** Where a page has two columns: the left edge of the second one, and how far down a head spans both. */
export interface Columns {
  left: number;
  top: number;
}

/**
 * The lines of a page, column by column from top to bottom, each read from left to right, without spaces and bullets.
 * Lines of a second column may stand at nearly the height of the first one's.
 */
export function linesOf(pieces: PlacedText[], columns: Columns = { left: Infinity, top: 0 }): string[] {
  const visible = pieces
    .map((piece) => ({ ...piece, text: piece.text.replace(IGNORED, '') }))
    .filter(({ text }) => text);
  const below = visible.filter(({ y }) => y >= columns.top);
  return [
    ...linesOfColumn(visible.filter(({ y }) => y < columns.top)),
    ...linesOfColumn(below.filter(({ x }) => x < columns.left)),
    ...linesOfColumn(below.filter(({ x }) => x >= columns.left)),
  ];
}

function linesOfColumn(pieces: PlacedText[]): string[] {
  const lines: PlacedText[][] = [];
  for (const piece of pieces.sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line?.[0] && piece.y - line[0].y < SAME_LINE_MM) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    line
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(''),
  );
}
