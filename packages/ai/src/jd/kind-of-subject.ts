import { taggedWordsOf } from '../text/words.js';
import type { Token } from './phrase-tokens.js';
import { FOUND } from './shared-noun.js';

/** A run of two specific words is a subject with its kind. */
export const KIND_AND_SUBJECT = 2;
/** Words of size or rank, which name no kind: 大型商场. */
export const NO_KIND =
  /^(?:[大中小]+型|知名|一线|高端|优秀|现代|传统|专业|相关|同类|主流|常用|常见|各类|多种|日常|整体|具体|实际|国内|国际|公司|企业|部门|科室|院内|个人|全面|复杂|重点|核心|基础|综合|新型)$/u;

/** Whether a text has a word only before another noun, which is what it is about: 前台 in 前台备用金. */
export function isAttribute(word: string, text: string): boolean {
  const following = text.split(word).slice(1);
  return (
    following.length > 0 && following.every((rest) => /^n[a-z]?$/u.test(taggedWordsOf(rest)[0]?.tag ?? ''))
  );
}

/** Whether all words of a token that a text contains are attributes of other nouns. */
export const isOnlyAttribute = ({ words, kind }: Token, text: string): boolean => {
  const there = kind === 'latin' ? [] : words.filter((word) => text.includes(word));
  return there.length > 0 && there.every((word) => isAttribute(word, text));
};

/** Whether the word directly before a term, which distinguishes its kind, is missing: 合并 before 报表编制. */
export function lacksKind(own: readonly Token[], shares: readonly number[]): boolean {
  const [kind, head] = own;
  return (
    own.length === KIND_AND_SUBJECT &&
    kind?.kind === 'run' &&
    head?.kind === 'near' &&
    kind.at + kind.length === head.at &&
    (shares[0] ?? 0) < FOUND &&
    !NO_KIND.test(kind.words[0] ?? '')
  );
}
