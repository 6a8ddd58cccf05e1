import { specificWordsOf } from '../../text/specific-words.js';
import { conductKindOf } from './conduct-model/judge.js';
import { conductWordsOf, hasWordsOf, isToldInWordsOf } from './conduct-model/kinds.js';
import { OFFICIALS, TO_OFFICIALS } from './official-gifts.js';

const SUPERIOR = '(?:领导|上级|上司|主管|经理|老板|区域总|总监|主任|院长|校长|[店厂站]长)';
const NAMES_SUPERIOR = new RegExp(SUPERIOR, 'u');
const QUARREL = new RegExp(
  `(?:跟|和|与|对)(?:他|她|${SUPERIOR})[^，。；]{0,4}(?:吵|顶|翻脸|对着干|拍桌)|(?:当着|当众|会上)[^。；]{0,16}(?:顶|怼|骂|驳|摔)`,
  'u',
);

const QUARREL_WORDS =
  '回答里和上级当众争吵、顶撞，又贬低了对方，面试官会担心您难以合作。改说：私下先把事实和风险说清，提一个替代的办法；领导定了就照做，意见书面留下。';

/** Whether an answer tells of a quarrel with a superior, which is no contempt for the people served. */
const isQuarrel = (text: string): boolean => QUARREL.test(text) && NAMES_SUPERIOR.test(text);

/** What is stated about an answer that the model finds harmful. */
export const wordsOfKind = (text: string, question: string): string => {
  const { kind, isClear } = conductKindOf(text);
  if (kind === 'abused' && isQuarrel(text)) return QUARREL_WORDS;
  return kind === 'bribe' && OFFICIALS.test(`${question}\n${text}`)
    ? TO_OFFICIALS
    : conductWordsOf(kind, text, isClear);
};

/** An act of no recognised kind is told in at least this many words that are not in everybody’s daily use. */
const MIN_WORDS_OF_ACT = 3;

/** Whether an answer has neither words of the kind of conduct that the model finds, nor an act told in words of its own. */
export function tellsNoAct(text: string): boolean {
  const { kind, isClear } = conductKindOf(text);
  return !isClear && !isToldInWordsOf(kind, text) && specificWordsOf(text).size < MIN_WORDS_OF_ACT;
}

/** Whether the model finds conduct that no word of the answer names: a step left out is asked about. */
export const isUnnamed = (text: string): boolean =>
  tellsNoAct(text) || (conductKindOf(text).kind === 'unsafe' && !hasWordsOf('unsafe', text));
