import { MAX_LINE_LENGTH } from './page-text.js';

// Two columns in a plain text: text, a gap and text again, throughout the file.

const displayWidth = (text: string): number =>
  [...text].reduce((width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);

const MIN_INDENT = 16;
const MIN_BOTH = 6;
/** Of the non-empty lines. */
const SHARE = 0.5;
const NEAR = 2;

interface Halves {
  left: string;
  right: string;
  /** Where the right half starts. */
  at: number;
}

/** A line split at its last wide gap. */
function halvesOf(raw: string): Halves | null {
  const line = raw.slice(0, MAX_LINE_LENGTH).trimEnd();
  const [, left = '', gap = '', right = ''] = /^(.*?)([ \u3000]{3,})(\S.*)$/u.exec(line) ?? [];
  return right === '' ? null : { left: left.trim(), right, at: displayWidth(left + gap) };
}

/** The lines of the left column followed by those of the right one; null for a single-column text. */
export function columnsApart(lines: readonly string[]): string[] | null {
  const halves = lines.map(halvesOf);
  const far = halves.flatMap((half) => (half !== null && half.at >= MIN_INDENT ? [half.at] : []));
  const at = far.sort((a, b) => a - b)[Math.floor(far.length / 2)];
  if (at === undefined) return null;
  const isSecond = (half: Halves | null): half is Halves => half !== null && Math.abs(half.at - at) <= NEAR;
  const count = halves.filter(isSecond).length;
  const written = lines.filter((line) => line.trim() !== '').length;
  if (count < MIN_BOTH || count < SHARE * written) return null;
  return [
    ...lines.map((line, index) => {
      const half = halves[index] ?? null;
      return isSecond(half) ? half.left : line;
    }),
    '',
    ...halves.filter(isSecond).map(({ right }) => right),
  ];
}
