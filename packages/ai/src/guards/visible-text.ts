// Invisible characters: zero-width spaces, direction marks, tags, variation selectors, fillers.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROL = /[^\P{Cc}\t\n]/gu;
// Compatibility forms of digits and letters (３５, ①, 𝟯, Ⅷ); Chinese punctuation such as ， is kept.
const DOUBLES = /[\p{Nd}\p{No}\p{Nl}％\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

/** The visible part of a text, with digits and Latin letters in their plain form. */
export const visibleText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(DOUBLES, (character) => plain(character))
    .replace(/(?<=\d)[．｡·•‧∙⋅](?=\d)/gu, '.');

// Digits of other scripts have no compatibility mapping, but Unicode lists each set of ten consecutively from zero.
function plain(character: string): string {
  const normal = character.normalize('NFKC');
  if (!/^\p{Nd}$/u.test(normal) || /\d/.test(normal)) return normal;
  let zero = normal.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

// A selector after a visible character and the joiner between two emojis hide nothing; so does the mark of a file's start.
const OF_EMOJI =
  /(?<=\P{Default_Ignorable_Code_Point})[\ufe0e\ufe0f]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|^\ufeff/gu;

/** Whether a text contains invisible characters other than those of its emojis. */
export const hasHiddenText = (text: string): boolean => text.replace(OF_EMOJI, '').search(INVISIBLE) >= 0;
