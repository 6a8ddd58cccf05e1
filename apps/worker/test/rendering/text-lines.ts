/** A piece of text at its place on a page, in millimetres from the top left corner; `y` is the baseline. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

const SAME_LINE_MM = 0.6;
// Space is drawn by position, and one glyph serves both signs (rendering.md): neither tells two renders apart.
const IGNORED = /[\s•·]/gu;

/**
 * The lines of a page, column by column from top to bottom, each read from left to right, without spaces and bullets.
 * `secondColumn` is where a second column begins: its lines may stand at nearly the height of the first one's.
 */
export function linesOf(pieces: PlacedText[], secondColumn = Infinity): string[] {
  const visible = pieces
    .map((piece) => ({ ...piece, text: piece.text.replace(IGNORED, '') }))
    .filter(({ text }) => text);
  return [
    ...linesOfColumn(visible.filter(({ x }) => x < secondColumn)),
    ...linesOfColumn(visible.filter(({ x }) => x >= secondColumn)),
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
