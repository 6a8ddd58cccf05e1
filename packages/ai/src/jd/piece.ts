/** A part of a posting in its original form and in half-width characters; both have the same length. */
export interface Piece {
  readonly raw: string;
  readonly text: string;
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const WIDTH_STEP = 0xfee0;

const folded = (raw: string): string =>
  raw
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - WIDTH_STEP))
    .replace(/[—–～]/g, '-')
    .replace(/[‘’]/g, "'");

export const pieceOf = (raw: string): Piece => ({ raw, text: folded(raw) });

/** A trimmed part of a piece. */
export function sliced({ raw, text }: Piece, start: number, end = text.length): Piece {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  const to = from + part.trim().length;
  return { raw: raw.slice(from, to), text: text.slice(from, to) };
}

/** The non-empty parts between the matches of a global pattern. */
export function splitAt(piece: Piece, pattern: RegExp): Piece[] {
  const parts: Piece[] = [];
  let at = 0;
  for (const match of piece.text.matchAll(pattern)) {
    parts.push(sliced(piece, at, match.index));
    at = match.index + match[0].length;
  }
  return [...parts, sliced(piece, at)].filter(({ text }) => text !== '');
}
