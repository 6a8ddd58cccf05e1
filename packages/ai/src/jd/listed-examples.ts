import { taggedWordsOf } from '../text/words.js';
import { isCommon } from './common-words.js';
import type { matchPhrase } from './match-phrase.js';
import type { ProvingText } from './read-resume.js';

/** What the examples of an open list are kinds of: 面料 in 真丝、呢料等面料特性. */
const KIND = /、[^、,，;；。]{1,12}等(?<kind>[\u4e00-\u9fa5]{2,10})/u;
const MIN_LENGTH = 2;

function kindOf(text: string): string | undefined {
  const [first] = taggedWordsOf(KIND.exec(text)?.groups?.['kind'] ?? '');
  const isNamed = first !== undefined && first.text.length >= MIN_LENGTH && /^n/u.test(first.tag);
  return isNamed && !isCommon(first.text) ? first.text : undefined;
}

type Phrase = Pick<ReturnType<typeof matchPhrase<ProvingText>>, 'found' | 'missing' | 'texts'>;

/** Whether a text with one example of an open list also names what the list is of. */
function showsKind(text: string, { texts }: Phrase): boolean {
  const kind = kindOf(text);
  return kind !== undefined && texts.some(({ affirmed }) => affirmed.includes(kind));
}

/** A list of examples, most of which suffice: 有比亚迪、蔚来等品牌经验, 食品、餐饮类账号. */
const EXAMPLES = /、[^、,，;；。]{1,12}(?:等(?!级)|类(?!别|型))/u;
const PREFERRED = /优先|加分|更佳|为佳/u;

/** Whether enough examples of a list are met: most of them and at least two, or one of a preference or next to the kind. */
export const showsExamples = (text: string, phrase: Phrase): boolean =>
  EXAMPLES.test(text) &&
  phrase.found.length >= phrase.missing.length &&
  phrase.found.length > 0 &&
  (phrase.found.length > 1 || PREFERRED.test(text) || showsKind(text, phrase));
