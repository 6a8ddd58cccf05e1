const WIDE = /[\u2E80-\uFFEF\u{20000}-\u{3FFFF}]/u;
const NARROW = /[ilj.,;:'|!()[\]/ ]/;
const BROAD = /[A-Zmw@%&]/;

const widthOf = (character: string): number => {
  if (WIDE.test(character)) return 1;
  if (NARROW.test(character)) return 0.29;
  return BROAD.test(character) ? 0.68 : 0.56;
};

/** Approximate width of a text, in ems. */
export const textEm = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** Widths of Noto Sans SC from U+20 to U+7E, in hundredths of an em. */
const WIDTHS =
  '22 32 47 56 56 92 68 28 34 34 47 56 28 35 28 39 56 56 56 56 56 56 56 56 56 56 28 28 56 56 56 47 ' +
  '95 61 66 64 69 59 55 69 73 29 54 65 54 81 72 74 63 74 64 60 60 72 57 88 57 53 60 34 39 34 56 56 ' +
  '61 56 62 51 62 55 32 56 61 28 28 55 28 93 61 61 62 62 39 47 38 61 52 80 50 52 48 34 27 34 56';
const FIRST = 0x20;
const HUNDREDTHS = WIDTHS.split(' ').map(Number);
const BOLD = 1.06;
const SERIF = 1.06;

/**
 * Width of a text in ems, to decide whether it fits on a line. Heights of paragraphs follow `textEm`, which includes what
 * lines leave at their ends.
 */
export function lineEm(text: string, { bold, serif }: { bold?: boolean; serif?: boolean }): number {
  const scale = (bold ? BOLD : 1) * (serif ? SERIF : 1);
  return [...text].reduce((sum, character) => {
    const own = HUNDREDTHS[(character.codePointAt(0) ?? 0) - FIRST];
    return sum + (own === undefined ? widthOf(character) : (own / 100) * scale);
  }, 0);
}
