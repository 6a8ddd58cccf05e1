import type { QuotePiece } from '@qicheng/resume/quotation-marks';

/** How a character is set: with a gap behind it, or as a full-width sign without its empty half. */
type Spacing = 'gap' | 'half';

const IDEOGRAPH = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}]';
// Signs that are with a word or number count as part of it at the end that they are at. Full-width forms do not.
const LETTERS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}';
const NOT_WIDE = '(?![\\uff01-\\uffef])';
const WORD_START = `${NOT_WIDE}[${LETTERS}$€£¥@]`;
const WORD_END = `${NOT_WIDE}[${LETTERS}%‰+°]`;
const OPENING = '（［｛〈《「『【〔〖';
const CLOSING = '）］｝〉》」』】〕〗、。，．：；';

// A date is one word, as the columns of dates are measured: it is passed over but for its last sign.
const DATE =
  '(?<!\\d)(?:\\d{4}年\\d{1,2}月\\d{1,2}(?=日)|\\d{4}年\\d{1,2}(?=月)|\\d{4}(?=年)|\\d{1,2}月\\d{1,2}(?=日))';
const GAP = `${IDEOGRAPH}(?=${WORD_START})|${WORD_END}(?=${IDEOGRAPH})`;
// Of two signs the one that browsers trim: they find no `halt` in the font of half signs and leave the pair alone.
const HALF = `(?<=[${OPENING}${CLOSING}])[${OPENING}]|[${CLOSING}](?=[${CLOSING}])`;
const NEIGHBOURS = new RegExp(`${DATE}|(?<gap>${GAP})|(?<half>${HALF})`, 'gu');
const OPENS = new RegExp(`^[${OPENING}]`, 'u');
const PUNCTUATION = new RegExp(`^[${OPENING}${CLOSING}]`, 'u');

/** Whether a text begins with a bracket or stop of a full width. */
export const opensWithPunctuation = (text: string): boolean => PUNCTUATION.test(text);

/** Whether a text begins with a bracket or mark whose left half is empty. */
export const opensWide = (plain: string): boolean => OPENS.test(plain);

/**
 * A text as long as the given one in which each quotation mark is a sign of the width that it is set in: Unicode has one
 * sign for the marks of both scripts.
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
 * `text-autospace: normal` and the adjoining signs of `text-spacing-trim: trim-start`. A typed space is a neighbour of its
 * own, so that no gap is added to it.
 */
export function spacingsIn(plain: string, following: string): Map<number, Spacing> {
  const found = new Map<number, Spacing>();
  for (const { index, groups } of (plain + following).matchAll(NEIGHBOURS)) {
    const spacing = groups?.['gap'] ? 'gap' : groups?.['half'] ? 'half' : undefined;
    if (spacing && index < plain.length) found.set(index, spacing);
  }
  return found;
}
