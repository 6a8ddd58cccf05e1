import type { QuotePiece } from '@qicheng/resume/quotation-marks';

/**
 * How a character is set: with a gap behind it, as a full-width sign without its empty half, as the dash of Chinese, as a
 * space of the width of the gap, as the dot of a name in the width of a character, or not at all.
 */
type Spacing = 'gap' | 'half' | 'dash' | 'narrow-space' | 'dropped' | 'interpunct';

const IDEOGRAPH = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}]';
// Punctuation attached to a word or number counts as part of it. Full-width forms do not.
const LETTERS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}';
const NOT_WIDE = '(?![\\uff01-\\uffef])';
const WORD_START = `${NOT_WIDE}[${LETTERS}$€£¥@]`;
const WORD_END = `${NOT_WIDE}[${LETTERS}%‰+°℃²³¹⁰-ⁿ₀-₉]`;
const OPENING = '（［｛〈《「『【〔〖';
const CLOSING_BRACKETS = '）］｝〉》」』】〕〗';
const CLOSING = `${CLOSING_BRACKETS}、。，．：；`;

// A date is one word, as measured for date columns: it is skipped except for its last character.
const DATE =
  '(?<!\\d)(?:\\d{4}年\\d{1,2}月\\d{1,2}(?=日)|\\d{4}年\\d{1,2}(?=月)|\\d{4}(?=年)|\\d{1,2}月\\d{1,2}(?=日))';
const GAP = `${IDEOGRAPH}(?=${WORD_START})|${WORD_END}(?=${IDEOGRAPH})`;
// The one of two punctuation marks that browsers trim: the font of half-width marks has no `halt` feature, so
// they leave the pair alone.
// So are a bracket before a Latin mark, and a dot between spaces, which is no dot of a name.
const HALF = `(?<=[${OPENING}${CLOSING}])[${OPENING}]|[${CLOSING}](?=[${CLOSING}])|[${CLOSING_BRACKETS}](?=[,.;:)])|(?<= )·(?= )`;
// Between scripts a typed space is as wide as the gap. Beside a full-width sign, whose empty half separates, it is none.
const WIDE_SIGN = `(?:[${OPENING}${CLOSING}！？]|——|……)`;
const NARROW = `(?<=${IDEOGRAPH}) (?=${WORD_START})|(?<=${WORD_END}) (?=${IDEOGRAPH})`;
const DROPPED = `(?<=${WIDE_SIGN}) | (?=${WIDE_SIGN})`;
// Two dashes are those of Chinese, a single one beside Chinese.
const CHINESE = `(?:${IDEOGRAPH}|[${OPENING}${CLOSING}！？])`;
const DASH = `(?<=—|${CHINESE})—|—(?=—|${CHINESE})`;
const INTERPUNCT = `(?<=${IDEOGRAPH})·(?=${IDEOGRAPH})`;
const NEIGHBOURS = new RegExp(
  `${DATE}|(?<gap>${GAP})|(?<half>${HALF})|(?<dash>${DASH})|(?<dropped>${DROPPED})|(?<narrow>${NARROW})|(?<interpunct>${INTERPUNCT})`,
  'gu',
);
const SPACINGS: [group: string, spacing: Spacing][] = [
  ['gap', 'gap'],
  ['half', 'half'],
  ['dash', 'dash'],
  ['dropped', 'dropped'],
  ['narrow', 'narrow-space'],
  ['interpunct', 'interpunct'],
];
const OPENS = new RegExp(`^[${OPENING}]`, 'u');
const PUNCTUATION = new RegExp(`^[${OPENING}${CLOSING}]`, 'u');

const CLOSES = new RegExp(`[${CLOSING_BRACKETS}]$`, 'u');

/** Whether a text ends with a bracket or quotation mark whose right half is empty. */
export const closesWide = (plain: string): boolean => CLOSES.test(plain);

/** Whether a text starts with full-width punctuation. */
export const opensWithPunctuation = (text: string): boolean => PUNCTUATION.test(text);

/** Whether a text starts with a bracket or quotation mark whose left half is empty. */
export const opensWide = (plain: string): boolean => OPENS.test(plain);

/**
 * A text of the same length in which each quotation mark is replaced by a character of its actual width:
 * Unicode uses the same marks for both scripts.
 */
export const withPlainQuotes = (pieces: QuotePiece[]): string =>
  pieces
    .map(({ text, quotes }) =>
      quotes === undefined
        ? text
        : quotes === 'latin'
          ? '"'.repeat(text.length)
          : text.replaceAll(/[‘“]/g, '「').replaceAll(/[’”]/g, '」'),
    )
    .join('');

/**
 * Which characters of a text are set in another width, by their places: what CSS Text 4 calls
 * `text-autospace: normal` and the adjoining signs of `text-spacing-trim: trim-start`, and typed spaces in those places.
 * Spaces alone separate parts of a template and stay.
 */
export function spacingsIn(plain: string, following: string): Map<number, Spacing> {
  const found = new Map<number, Spacing>();
  if (plain.trim() === '') return found;
  for (const { index, groups } of (plain + following).matchAll(NEIGHBOURS)) {
    const spacing = SPACINGS.find(([name]) => groups?.[name])?.[1];
    if (spacing && index < plain.length) found.set(index, spacing);
  }
  return found;
}
