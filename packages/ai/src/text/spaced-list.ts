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

/** A part whose object follows: 主要跑郑州到, 用过 G7 和. */
const OPEN_END = /(?:[到和跟与在从由向对给把被将为按比]|包括|例如|比如)$/u;
/** A part that continues the previous one: 空驶率 从…, 降到…, 这几条线. */
const CONTINUES =
  /^(?:[从由]|[降升涨减增压](?:低|高|长|少|加|缩)?[到至了]|(?:也|都|全)(?!部)|这[几些]|那[几些]|等)/u;
/** Whether there is no pause between two parts of a sentence. */
const isContinued = (before: string, part: string): boolean => OPEN_END.test(before) || CONTINUES.test(part);

const MANY_GAPS = 3;
/** The occasion of what follows: 疫情的时候 通行证都是我办的. */
const OCCASION = /(?:的时候|那会儿?|那阵子?)$/u;
/** Whether a text is written as in a chat, with spaces for pauses within its sentences, and cannot be quoted as it is. */
export const isSpacedSpeech = (text: string): boolean =>
  text.split(CLAUSES).some((clause) => {
    const [first = '', ...rest] = clause.split(GAP);
    const parts = rest.map((part, index) => ({
      part,
      before: index === 0 ? first : (rest[index - 1] ?? ''),
    }));
    return (
      parts.some(({ part, before }) => isContinued(before, part) || OCCASION.test(before)) ||
      parts.filter(({ part, before }) => !isNoun(part) || !endsWithNoun(before)).length >= MANY_GAPS
    );
  });

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
    if (EVALUATION.test(part.trim()) || isContinued(before, part)) return `${text}${part}`;
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
