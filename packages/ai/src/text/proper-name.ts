import { taggedWordsOf } from './words.js';

/**
 * Whether the first word is a name or unknown to the dictionary, like most brands; a common noun begins a description.
 */
export function isProperName(text: string): boolean {
  const [first] = taggedWordsOf(text);
  return (
    first !== undefined &&
    first.text.length > 1 &&
    first.text !== COMMON_PLACE &&
    /^(?:x|nz|nr|ns|nt)/u.test(first.tag)
  );
}
/** A common noun that the dictionary tags as a place. */
const COMMON_PLACE = '城市';

const AFFIX = /^[们者化性员家部组科室店区院业界圈群队里中上下内外前后时]$/u;
/**
 * Whether a name is invented, by its first word or a single last character: 旷视, 合众道. Its last word is not a common one.
 */
export function isCoinedName(text: string): boolean {
  const words = taggedWordsOf(text);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || (last.text.length > 1 && /^(?:n|v|vn|a|an|l|i)$/u.test(last.tag))) return false;
  const isLone =
    last.text.length === 1 && /^[nxj]/u.test(first.tag) && last !== first && !AFFIX.test(last.text);
  return isLone || isProperName(text);
}
