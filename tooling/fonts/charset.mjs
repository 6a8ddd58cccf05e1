// The characters of the PDF subset fonts. Pure; see [rendering fonts].
import fs from 'node:fs';

/** CJK and Kangxi radicals share glyphs with ideographs; if a font contains them, the text layer turns 高 into ⾼. */
const isRadical = (codePoint) => codePoint >= 0x2e80 && codePoint <= 0x2fdf;

/**
 * Code points that share a glyph with a more common one (checked in all six faces). They are excluded, so that the text
 * layer contains the common one, which templates also write (`printableText` in packages/templates).
 */
const ALIASES = new Set([
  0xa0, 0xad, 0x2011, 0x2012, 0x2027, 0x2035, 0x205d, 0x2215, 0x2219, 0x223c, 0x22ef, 0x301c,
]);
for (let codePoint = 0x2780; codePoint <= 0x2793; codePoint += 1) ALIASES.add(codePoint);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset);

function gb2312(firstRow, lastRow) {
  const decoder = new TextDecoder('gb18030');
  const characters = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let cell = 1; cell <= 94; cell += 1) {
      // GB 2312 leaves these cells of its last level-1 row empty; GB 18030 fills them with private characters.
      if (row === 55 && cell > 89) continue;
      characters.push(decoder.decode(Uint8Array.of(row + 0xa0, cell + 0xa0)));
    }
  }
  return characters.filter((character) => !/\p{Co}|�/u.test(character));
}

/** The 6,763 ideographs of GB 2312, both levels. */
export const gb2312Ideographs = () => gb2312(16, 87);

/** The 8,105 characters of 通用规范汉字表. */
export function tongguiCharacters() {
  const text = fs.readFileSync(new URL('./charset/tonggui-8105.txt', import.meta.url), 'utf8');
  return [...text.replaceAll('\n', '')];
}

const OTHER_RANGES = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  range(0x1cd, 0x1dc),
  range(0x2010, 0x2027),
  range(0x2030, 0x205e),
  range(0x2070, 0x209c),
  range(0x20a0, 0x20bf),
  range(0x2100, 0x214f),
  range(0x2150, 0x218b),
  range(0x2190, 0x21ff),
  range(0x2200, 0x22ff),
  range(0x2460, 0x24ff),
  range(0x25a0, 0x25ff),
  range(0x2600, 0x267f),
  range(0x2700, 0x27bf),
  range(0x3000, 0x303f),
  range(0xff00, 0xffef),
];

/** All characters of the subset fonts as one string; a font omits those that it lacks. */
export function subsetCharacters() {
  const codePoints = new Set(OTHER_RANGES.flat());
  for (const character of [...gb2312(1, 9), ...gb2312Ideographs(), ...tongguiCharacters(), '〇', '囍']) {
    codePoints.add(character.codePointAt(0));
  }
  return [...codePoints]
    .filter((codePoint) => !isRadical(codePoint) && !ALIASES.has(codePoint))
    .sort((a, b) => a - b)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

const isIdeograph = (codePoint) => /\p{Script=Han}/u.test(String.fromCodePoint(codePoint));
const isLatin = (codePoint) =>
  codePoint <= 0x7e || (codePoint >= 0xc0 && codePoint <= 0x17f && codePoint !== 0xd7 && codePoint !== 0xf7);

/**
 * The characters of a heading-only font: ideographs, and Latin if its letters suit a résumé. The full-width
 * punctuation of these fonts differs in width and position, so that of a text family is used.
 * @param {{ hasLatin: boolean }} face
 */
export const displayCharacters = ({ hasLatin }) =>
  [...subsetCharacters()]
    .filter((character) => {
      const codePoint = character.codePointAt(0);
      // A browser takes the line height from the first font that has a space.
      return codePoint === 0x20 || isIdeograph(codePoint) || (hasLatin && isLatin(codePoint));
    })
    .join('');

/** Letters, figures and punctuation of Latin text. Quotation marks, dashes and signs that Chinese also uses are not included. */
export const latinCharacters = () =>
  [...subsetCharacters()]
    .filter((character) => isLatin(character.codePointAt(0)))
    .join('')
    .concat('–');

/** Superscripts and subscripts, as in 10⁻³ and CO₂; ¹, ² and ³ are in every text font. */
export const SCRIPTS = '⁰⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
