import { taggedWordsOf } from '../text/words.js';

const HAN = /^\p{Script=Han}+$/u;
/** A longer word names its thing by itself. */
const MAX_LENGTH = 2;
const MAX_BEFORE = 12;
const IS_NOUN = /^(?:n|vn|an|b)/u;

/** The noun directly before each occurrence of a word; empty where there is none. */
function modifiersOf(word: string, text: string): string[] {
  const modifiers: string[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const before = /\p{Script=Han}*$/u.exec(text.slice(Math.max(0, at - MAX_BEFORE), at))?.[0] ?? '';
    const last = taggedWordsOf(before).at(-1);
    modifiers.push(last && IS_NOUN.test(last.tag) && last.text.length > 1 ? last.text : '');
  }
  return modifiers;
}

/** The software directly before each occurrence of a word: Word排版. */
const softwareBefore = (word: string, text: string): string[] =>
  text
    .split(word)
    .slice(0, -1)
    .map((before) => SOFTWARE.exec(before)?.[0].trim().toLowerCase() ?? '');
const SOFTWARE =
  /(?<![A-Za-z])(?:Word|WPS|Excel|PPT|PowerPoint|InDesign|Photoshop|PS|AutoCAD|CAD|Python|SQL)\s?$/iu;

/** Whether a posting asks for something done with software that a text does not name. */
const isWithoutSoftware = (word: string, sentence: string, text: string): boolean => {
  const names = softwareBefore(word, sentence);
  return names.length > 0 && names.every((name) => name !== '' && !text.toLowerCase().includes(name));
};

/** Whether a short word is told of another thing in a text than in a sentence of a posting: 感官评分, 供应商绩效评分. */
export function isOfOtherThing(word: string, sentence: string, text: string): boolean {
  if (word.length > MAX_LENGTH || !HAN.test(word)) return false;
  if (isWithoutSoftware(word, sentence, text)) return true;
  const required = modifiersOf(word, sentence);
  const own = modifiersOf(word, text);
  return (
    required.length > 0 &&
    own.length > 0 &&
    [...required, ...own].every((modifier) => modifier !== '') &&
    !own.some((modifier) => required.some((each) => text.includes(each) || each.includes(modifier)))
  );
}
