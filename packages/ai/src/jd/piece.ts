/** A part of a posting: as it was written, and folded to half width; both of one length. */
export interface Piece {
  readonly raw: string;
  readonly text: string;
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const WIDTH_STEP = 0xfee0;

const folded = (raw: string): string =>
  raw
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDTH_STEP))
    .replace(/[—–～]/g, '-')
    .replace(/[‘’]/g, "'");

export const pieceOf = (raw: string): Piece => ({ raw, text: folded(raw) });

/** A part of a piece without blanks around it. */
export function sliced({ raw, text }: Piece, start: number, end = text.length): Piece {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  const to = from + part.trim().length;
  return { raw: raw.slice(from, to), text: text.slice(from, to) };
}

/** The parts between the matches of a global pattern, empty ones left out. */
export function splitAt(piece: Piece, pattern: RegExp): Piece[] {
  const parts: Piece[] = [];
  let at = 0;
  for (const match of piece.text.matchAll(pattern)) {
    parts.push(sliced(piece, at, match.index));
    at = match.index + match[0].length;
  }
  return [...parts, sliced(piece, at)].filter(({ text }) => text !== '');
}
