import { regex } from '@qicheng/resume/regex';
import type { AnswerCase } from '../answer-case.js';
import { isComplete } from '../answer-class.js';
import { formOf, leastLength } from '../answer-form.js';
import { lengthLabel } from '../english-answer.js';
import { type Mark, share } from './rule.js';

const FILLERS =
  /嗯+|呃+|(?<!\p{Script=Han})额+(?!\p{Script=Han})|那个(?=[，,。\s]|就)|就是说(?!明|的|得|过)|然后呢|怎么说呢|对吧|你知道|这个这个/gu;
const VAGUE = regex('gu')`
  (?<![和跟与][^，。；]{0,12})差不多
  |大概(?!多少|几|是?什么|[^，。；]{0,6}(?:\d|[一二两三四五六七八九十百千万半](?![些般样起直定下边])))
  |可能(?=[^，。；]{0,8}吧)|记不(?:太)?清|应该没(?:有)?(?:什么)?|没问过|之类的|等等|什么的(?!\p{Script=Han})|还行
  |挺好的?(?!\p{Script=Han})|(?<!更[^，。；]{0,6})一些|各种|很多|非常多|基本上|应该吧|好像|一点吧|还可以|看情况|反正
  |多试几?次|慢慢就?(?:好|会|行)|说不(?:太)?清楚
`;
const MAX_SENTENCE_LENGTH = 80;

/** Spoken characters per second at an even pace. */
const PACE = 4;
/** The factor over the time limit from which an answer is far too long. */
const MUCH_TOO_LONG = 1.6;

/** An answer that fills this share of the time of its question uses it. */
const MIN_SHARE_OF_TIME = 0.5;
/** The share of the marks for length of an answer just below the minimum. */
const OF_SHORT = 0.9;

/** The maximum number of characters for the time of a question. */
export const maxCharacters = (seconds: number): number => Math.round((seconds * PACE) / 10) * 10;
export const isTooLong = ({ traits, question }: AnswerCase): boolean =>
  traits.length > maxCharacters(question.timeSec) * MUCH_TOO_LONG;

/** Whether an answer is shorter than its form requires; few words are enough for a fact. */
export const isShort = (answered: AnswerCase): boolean =>
  answered.traits.length < leastLength(answered.question) &&
  !(formOf(answered.question) === 'fact' && isComplete(answered));

/** The seconds that an answer takes when it is spoken. */
export const spokenSeconds = ({ traits }: AnswerCase): number => Math.ceil(traits.length / PACE);

/** How well the length suits the question, and what is stated about it. */
function lengthOf(answered: AnswerCase): { part: number; reason: string } {
  const { traits, question } = answered;
  const least = leastLength(question);
  const most = maxCharacters(question.timeSec);
  const count = lengthLabel(answered);
  if (isTooLong(answered)) return { part: 0.2, reason: `${count}，太长：压缩到 ${most} 字以内，先说结论` };
  if (traits.length >= least) {
    const isUsed = traits.length >= most * MIN_SHARE_OF_TIME && traits.length <= most;
    return { part: 1, reason: `${count}${isUsed ? '，在建议的长度以内' : ''}` };
  }
  return isShort(answered)
    ? { part: (OF_SHORT * traits.length) / least, reason: `${count}，偏短` }
    : { part: OF_SHORT, reason: count };
}

const MAX_VAGUE = 5;
/** So many vague words leave nothing of the marks for clear ones. */
const UNCLEAR_FROM = 4;
/** Vague words in the place of a quantity; the others stand for a plain statement. */
const OF_QUANTITY = /^(?:差不多|大概|之类的|等等|什么的|一些|各种|很多|非常多|多试几?次|慢慢)/u;
function ofVague(vague: readonly string[]): string {
  if (vague.length === 0) return '';
  const instead = vague.some((word) => OF_QUANTITY.test(word)) ? '能换成数量就换成数量' : '换成具体的说法';
  return `含糊的词：${vague.slice(0, MAX_VAGUE).join('、')}；${instead}`;
}

/** The vague words of a text, each once. */
export const vagueWordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VAGUE)].map(([word]) => word)),
];

/** 表达: length, fillers, vague words and sentence length. */
export function expressionMarks(answered: AnswerCase): Mark[] {
  const { text, traits, question } = answered;
  const length = lengthOf(answered);
  // A short remark has no fillers, but that alone is not good expression.
  const whole = Math.min(1, traits.length / leastLength(question));
  const fillers = [...text.matchAll(FILLERS)].length;
  const vague = vagueWordsIn(text);
  const sentences = text.split(/[。！？!?；;\n]+/u).filter((sentence) => sentence.trim() !== '');
  const longest = Math.max(0, ...sentences.map((sentence) => [...sentence].length));
  return [
    share('expression.length', length.part, 45, length.reason),
    share(
      'expression.fillers',
      whole * (1 - fillers / 5),
      20,
      fillers === 0 ? '' : `口头禅 ${fillers} 处：去掉“嗯”“那个”“就是说”，停顿代替口头禅`,
    ),
    share('expression.vague', whole * (1 - vague.length / UNCLEAR_FROM), 20, ofVague(vague)),
    share(
      'expression.sentences',
      whole * (longest <= MAX_SENTENCE_LENGTH ? 1 : MAX_SENTENCE_LENGTH / longest),
      15,
      longest <= MAX_SENTENCE_LENGTH ? '' : `最长的一句有 ${longest} 个字，可以拆开`,
    ),
  ];
}
