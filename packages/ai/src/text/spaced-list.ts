import { taggedWordsOf } from './words.js';

/** A space instead of a comma, as in a chat: 换刹车油 换空滤, 轮胎 刹车 灯光. */
const GAP = /(?<=[\u4e00-\u9fa5])[ \t]+(?=[\u4e00-\u9fa5])/u;
/** The parts of a clause and the punctuation between clauses. */
const CLAUSES = /([，,、；;。：:()（）])/u;
/** Verbs of one character, which the dictionary may tag as nouns: 换刹车油, 排夜班. */
const ACTS = /^[换修跑查看改做搬装拆洗切炒带管送接写开拉卸调测擦扫打练听说教买卖排收发订签算]/u;
const WORD = 2;
const NOUN_TAG = /^(?:n|eng|j|b|s)/u;
const EVALUATION = /^(?:优秀?|良好?|合格|通过|及格)$/u;

/** Whether a part is a noun: no adverb, adjective or action in front. */
function isNoun(part: string): boolean {
  const words = taggedWordsOf(part);
  const [first] = words;
  if (ACTS.test(part) && (first === undefined || first.text.length < WORD || first.tag === 'x')) return false;
  const tags = words.map(({ tag }) => tag);
  const own = tags.length > 1 && tags[0]?.startsWith('v') ? tags.slice(1) : tags;
  return own.length > 0 && own.every((tag) => NOUN_TAG.test(tag));
}

const endsWithNoun = (part: string): boolean => NOUN_TAG.test(taggedWordsOf(part).at(-1)?.tag ?? '');

function joinedClause(clause: string): string {
  const parts = clause.split(GAP);
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return clause;
  const nouns = rest.filter(isNoun);
  // Examples of an action without an object: 跑省内配送（超市货、家电）.
  if (rest.length > 1 && nouns.length === rest.length && !isNoun(first) && !endsWithNoun(first))
    return `${first.trimEnd()}（${rest.map((part) => part.trim()).join('、')}）${/\s*$/u.exec(clause)?.[0] ?? ''}`;
  return rest.reduce((text, part, index) => {
    const before = parts[index] ?? '';
    if (EVALUATION.test(part.trim())) return `${text}${part}`;
    return `${text}${isNoun(part) && (isNoun(before) || endsWithNoun(before)) ? '、' : '，'}${part}`;
  }, first);
}

/** A space before a dated clause: 后来当组长 2019年6月升的. */
const BEFORE_DATE = /(?<=\p{Script=Han}{2})[ \t]+(?=(?:19|20)\d{2}年)/gu;

/** A text with punctuation instead of spaces between Chinese words: 、 between nouns, ， between actions. */
export const joinedGaps = (text: string): string => {
  const dated = text.replace(BEFORE_DATE, '，');
  return GAP.test(dated) ? dated.split(CLAUSES).map(joinedClause).join('') : dated;
};
