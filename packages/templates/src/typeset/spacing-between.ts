/** How far apart two neighbours are set: a gap between scripts, or without the empty half of a full-width sign. */
export type Spacing = 'gap' | 'tight';

type CharacterClass = 'ideograph' | 'word' | 'opening' | 'closing' | 'other';

const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]$/u;
// Signs that stand with a word or number count as part of it at the end that they stand at.
const WORD_START = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}$€£¥@]$/u;
const WORD_END = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}%‰+°]$/u;
const FULL_WIDTH_FORM = /^[\uff01-\uffef]$/u;
const OPENING = '（［｛〈《「『【〔〖';
const CLOSING = '）］｝〉》」』】〕〗、。，．：；';
// Unicode has one sign for the marks of both scripts: full-width in Chinese text alone.
const OPENING_QUOTES = '‘“';
const CLOSING_QUOTES = '’”';

/** One character as it is set; quotation marks say of which script they are. */
export interface SetCharacter {
  text: string;
  isFullWidthQuote?: boolean;
}

const punctuationClass = ({ text, isFullWidthQuote }: SetCharacter): CharacterClass | undefined => {
  if (OPENING.includes(text) || (isFullWidthQuote && OPENING_QUOTES.includes(text))) return 'opening';
  if (CLOSING.includes(text) || (isFullWidthQuote && CLOSING_QUOTES.includes(text))) return 'closing';
  return undefined;
};

function classOf(character: SetCharacter, word: RegExp): CharacterClass {
  const { text } = character;
  if (IDEOGRAPH.test(text)) return 'ideograph';
  if (word.test(text) && !FULL_WIDTH_FORM.test(text)) return 'word';
  return punctuationClass(character) ?? 'other';
}

/** Whether a character is a bracket, stop or quotation mark of a full width. */
export const isFullWidthPunctuation = (character: SetCharacter): boolean =>
  punctuationClass(character) !== undefined;

/**
 * What CSS Text 4 calls `text-autospace: normal` and the adjoining signs of `text-spacing-trim: trim-start`. A typed
 * space is a neighbour of its own, so that no gap is added to it.
 */
export function spacingBetween(before: SetCharacter, after: SetCharacter): Spacing | undefined {
  const [first, second] = [classOf(before, WORD_END), classOf(after, WORD_START)];
  if (first === 'ideograph') return second === 'word' ? 'gap' : undefined;
  if (first === 'word') return second === 'ideograph' ? 'gap' : undefined;
  if (second === 'opening') return first === 'opening' || first === 'closing' ? 'tight' : undefined;
  return first === 'closing' && second === 'closing' ? 'tight' : undefined;
}
