interface Brackets {
  opening: string;
  closing: string;
}
const ROUND: Brackets = { opening: '（(', closing: '）)' };
/** Includes the brackets of names and titles. */
export const ALL_BRACKETS: Brackets = { opening: '（(《“', closing: '）)》”' };

/** Which positions of a text are outside brackets: not followed by a closing bracket before an opening one. */
function outsideBrackets(text: string, { opening, closing }: Brackets): (at: number) => boolean {
  const inside = new Uint8Array(text.length + 1);
  // Scans from the end: a lookahead at each separator would be quadratic.
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text[at] ?? '';
    inside[at] = closing.includes(character) ? 1 : opening.includes(character) ? 0 : (inside[at + 1] ?? 0);
  }
  return (at) => inside[at] === 0;
}

/** Splits a text at separators (a global pattern) outside brackets; otherwise like `split`. */
export function splitOutsideBrackets(text: string, separator: RegExp, brackets = ROUND): string[] {
  const isOutside = outsideBrackets(text, brackets);
  const parts: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    const end = index + found.length;
    const isEmptyEnd = found === '' && end === text.length;
    if (isEmptyEnd || !isOutside(end)) continue;
    parts.push(text.slice(start, index));
    start = end;
  }
  return [...parts, text.slice(start)];
}
