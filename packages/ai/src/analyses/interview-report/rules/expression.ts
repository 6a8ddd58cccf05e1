import { regex } from '@qicheng/resume/regex';
import type { AnswerCase } from '../answer-case.js';
import { isComplete } from '../answer-class.js';
import { formOf, leastLength } from '../answer-form.js';
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

/** The share of the marks for length of an answer just below the minimum. */
const OF_SHORT = 0.9;
/** The share of the marks for length of an answer that is far too long. */
const OF_TOO_LONG = 0.2;

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

/** How well the length suits the question. */
function lengthShare(answered: AnswerCase): number {
  const { traits, question } = answered;
  const least = leastLength(question);
  if (isTooLong(answered)) return OF_TOO_LONG;
  if (traits.length >= least) return 1;
  return isShort(answered) ? (OF_SHORT * traits.length) / least : OF_SHORT;
}

/** So many vague words leave nothing of the marks for clear ones. */
const UNCLEAR_FROM = 4;

/** The vague words of a text, each once. */
export const vagueWordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VAGUE)].map(([word]) => word)),
];

/** 表达: length, fillers, vague words and sentence length. */
export function expressionMarks(answered: AnswerCase): Mark[] {
  const { text, traits, question } = answered;
  // A short remark has no fillers, but that alone is not good expression.
  const whole = Math.min(1, traits.length / leastLength(question));
  const fillers = [...text.matchAll(FILLERS)].length;
  const vague = vagueWordsIn(text);
  const sentences = text.split(/[。！？!?；;\n]+/u).filter((sentence) => sentence.trim() !== '');
  const longest = Math.max(0, ...sentences.map((sentence) => [...sentence].length));
  return [
    share(lengthShare(answered), 45),
    share(whole * (1 - fillers / 5), 20),
    share(whole * (1 - vague.length / UNCLEAR_FROM), 20),
    share(whole * (longest <= MAX_SENTENCE_LENGTH ? 1 : MAX_SENTENCE_LENGTH / longest), 15),
  ];
}
