import type { QuotePiece } from '@qicheng/resume/quotation-marks';

/** How a character is set: followed by a gap, or as full-width punctuation without its empty half. */
type Spacing = 'gap' | 'half';

const IDEOGRAPH = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}]';
// Punctuation attached to a word or number counts as part of it. Full-width forms do not.
const LETTERS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}';
const NOT_WIDE = '(?![\\uff01-\\uffef])';
const WORD_START = `${NOT_WIDE}[${LETTERS}$€£¥@]`;
const WORD_END = `${NOT_WIDE}[${LETTERS}%‰+°]`;
const OPENING = '（［｛〈《「『【〔〖';
const CLOSING = '）］｝〉》」』】〕〗、。，．：；';

// A date is one word, as measured for date columns: it is skipped except for its last character.
const DATE =
  '(?<!\\d)(?:\\d{4}年\\d{1,2}月\\d{1,2}(?=日)|\\d{4}年\\d{1,2}(?=月)|\\d{4}(?=年)|\\d{1,2}月\\d{1,2}(?=日))';
const GAP = `${IDEOGRAPH}(?=${WORD_START})|${WORD_END}(?=${IDEOGRAPH})`;
// The one of two punctuation marks that browsers trim: the font of half-width marks has no `halt` feature, so
// they leave the pair alone.
const HALF = `(?<=[${OPENING}${CLOSING}])[${OPENING}]|[${CLOSING}](?=[${CLOSING}])`;
const NEIGHBOURS = new RegExp(`${DATE}|(?<gap>${GAP})|(?<half>${HALF})`, 'gu');
const OPENS = new RegExp(`^[${OPENING}]`, 'u');
const PUNCTUATION = new RegExp(`^[${OPENING}${CLOSING}]`, 'u');

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
 * Which characters of a text are set at another width, by index: what CSS Text 4 calls `text-autospace:
 * normal`, and the adjacent punctuation of `text-spacing-trim: trim-start`. A typed space separates scripts
 * itself, so no gap is added to it.
 */
export function spacingsIn(plain: string, following: string): Map<number, Spacing> {
  const found = new Map<number, Spacing>();
  for (const { index, groups } of (plain + following).matchAll(NEIGHBOURS)) {
    const spacing = groups?.['gap'] ? 'gap' : groups?.['half'] ? 'half' : undefined;
    if (spacing && index < plain.length) found.set(index, spacing);
  }
  return found;
}
