import { WordFinder } from '#src/text/words.js';
import { clausesOf } from '../../text/clauses.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase } from './answer-case.js';
import { bareAmountsIn, figuresIn, type StatedFigure } from './answer-figures.js';
import { type AnswerForm, formOf } from './answer-form.js';

const MIN_COUNT = 10;
const SHARES = new Set(['%', '个百分点', '倍']);
/** Whether a figure is significant; 三件事 and 两个月 only number parts of the answer. */
const isSignificantFigure = ({ raw, value, unit }: StatedFigure): boolean =>
  /\d/u.test(raw) || value >= MIN_COUNT || SHARES.has(unit);

/** The name of a month, which counts nothing: 十二月. */
const MONTH = /^(?:1[0-2]|\d|十[一二]?|[一二三四五六七八九])\s?月$/u;
const MAX_FIGURES = 4;
const MAX_QUOTE_LENGTH = 40;

/** A figure with the start of its range: 8到10个. */
const inRange = ({ clause, raw }: StatedFigure): string =>
  /\d[\d.,]*\s?(?:到|至|[-~—–～])\s?$/u.exec(clause.slice(0, clause.indexOf(raw)))?.[0].concat(raw) ?? raw;

/** The significant figures of a text, as they are written. */
export function figuresRead(text: string): string[] {
  const counted = figuresIn(text)
    .filter((figure) => isSignificantFigure(figure) && !MONTH.test(figure.raw))
    .map(inRange);
  // Years and times are written in digits, amounts without a unit in words.
  const spoken = bareAmountsIn(text).filter(
    (amount) => !/\d/u.test(amount) && !counted.some((figure) => figure.includes(amount)),
  );
  return [...new Set([...counted, ...spoken])].slice(0, MAX_FIGURES);
}

/** Whether a text has a numeral of any kind. */
export const hasNumeral = (text: string): boolean =>
  /\d|[一二两三四五六七八九十百千万半几](?=\p{Script=Han})/u.test(text);

const BECAUSE = /因为|由于|考虑到|之所以|原因是|免得/u;
/** The first clause that states a reason; null if there is none. */
export function reasonRead(text: string): string | null {
  const clause = clausesOf(text).find((each) => BECAUSE.test(each));
  return clause === undefined ? null : quoted(clause.trim(), MAX_QUOTE_LENGTH);
}

/** An age is no time: 今年37. */
const AGE =
  '(?:刚好?|已经?|快|才)?\\s?[\\d一二三四五六七八九十]{1,3}\\s?周?岁|\\s?\\d{2}\\s?(?:[，,。、；]|$)';
const TIME = new RegExp(
  [
    '(?:19|20)\\d{2}\\s?年(?:\\s?\\d{1,2}\\s?月)?',
    `[去今前]年(?!${AGE}|第)(?:\\s?(?:\\d{1,2}|[一二三四五六七八九十]{1,2})\\s?月)?`,
    '上(?:个月|周[一二三四五六日]?|学期)|大[一二三四](?!家|概|多|批|类|致)(?:下|上|时)?(?:学期)?',
  ].join('|'),
  'u',
);
/** The first stated time; null if there is none. */
export const timeRead = (text: string): string | null => TIME.exec(text)?.[0] ?? null;

const MIN_NAME_LENGTH = 4;
/** A name of the résumé in a text as a word, long enough not to be a common word; null if there is none. */
export function nameRead(text: string, names: readonly string[]): string | null {
  const finder = new WordFinder(text);
  const isNamed = (name: string) =>
    [...name].length >= MIN_NAME_LENGTH && text.includes(name) && finder.find(name) >= 0;
  return names.find(isNamed) ?? null;
}

/** Forms of answers about the candidate’s own past, whose figures can be compared with the résumé. */
export const ASKS_FOR_FACTS = new Set<AnswerForm>(['introduction', 'story', 'fact']);

/**
 * What an answer contains, quoted from it; whether it is true or right is not decided here. Of plans and explanations
 * nothing is quoted: the words of an order are no proof of steps.
 */
export function observedIn({ question, text }: Pick<AnswerCase, 'question' | 'text'>): string[] {
  const form = formOf(question);
  if (!ASKS_FOR_FACTS.has(form) && form !== 'reason') return [];
  // A figure of the question says nothing new.
  const figures = figuresRead(text).filter((figure) => !question.text.includes(figure));
  const reason = reasonRead(text);
  return [
    ...(figures.length > 0 ? [`数字（${figures.join('、')}）`] : []),
    ...(reason === null ? [] : [`原因（“${reason}”）`]),
  ];
}
