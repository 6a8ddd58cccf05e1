import { memoize } from '@qicheng/resume/memoize';
import { taggedWordsOf } from '../text/words.js';
import { isCommon } from './common-words.js';
import { isHeadNoun } from './read-terms.js';
import { hasRelatedWords } from './related-words.js';

/** A sequence of Chinese characters without a known word, segmented once. */
interface Run {
  readonly words: readonly string[];
  /** The words that must match: objects rather than actions. */
  readonly own: readonly string[];
  readonly isGeneral: boolean;
  /** Whether it consists of actions only: 筹备 in 新店开业的筹备. */
  readonly isAction: boolean;
  /** The weight of the run in its part; verbs and common words count little. */
  readonly length: number;
}

const COMMON_WEIGHT = 0.3;
/** Part-of-speech tags of verbs, adverbs and function words. */
const IS_VERB = /^(?:v|vd|vi|d|p|c|u|f|r|y)$/u;

const IS_DOING = /^v(?:n|d|i)?$/u;

interface Named {
  readonly word: string;
  readonly tag: string;
}

/** The words of a run; adjacent single characters form a name: 千川. */
function namesIn(run: string): Named[] {
  const names: Named[] = [];
  let name = '';
  for (const { text, tag } of [...taggedWordsOf(run), { text: '  ', tag: 'x' }]) {
    if (text.length === 1) name += text;
    else {
      if (name.length > 1) names.push({ word: name, tag: 'n' });
      name = '';
      if (text.trim() !== '') names.push({ word: text, tag });
    }
  }
  return names;
}

/** Segments a run: 宾客 in 受理宾客 must match, 受理 need not. */
export const runOf = memoize((run): Run => {
  const names = namesIn(run);
  const specific = names.filter(({ word }) => !isCommon(word) || isHeadNoun(word));
  const things = specific.filter(
    ({ word, tag }, at) =>
      !IS_VERB.test(tag) || hasRelatedWords(word) || (at > 0 && at === specific.length - 1),
  );
  const own = (things.length > 0 ? things : specific.length > 0 ? specific : names).map(({ word }) => word);
  return {
    words: names.map(({ word }) => word),
    own,
    isGeneral: specific.length === 0,
    isAction: specific.length > 0 && specific.every(({ tag }) => IS_DOING.test(tag)),
    length: names.reduce((sum, { word }) => sum + word.length * (own.includes(word) ? 1 : COMMON_WEIGHT), 0),
  };
});
