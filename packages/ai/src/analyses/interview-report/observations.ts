import { WordFinder } from '#src/text/words.js';
import type { AnswerForm } from './answer-form.js';

/** Whether a text has a numeral of any kind. */
export const hasNumeral = (text: string): boolean =>
  /\d|[一二两三四五六七八九十百千万半几](?=\p{Script=Han})/u.test(text);

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
