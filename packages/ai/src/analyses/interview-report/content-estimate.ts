import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { specificWordsBeyond } from '../../text/specific-words.js';
import type { AnswerCase } from './answer-case.js';
import { asksForSeveralFacts, formOf } from './answer-form.js';
import { qualityOf } from './answer-model/judge.js';
import { withoutBoasts } from './boasts.js';
import { evasionIn } from './evasions.js';
import { slogansIn } from './slogans.js';
import { substanceOf } from './substance.js';
import { isRolePlay } from './view-parts.js';

type Answered = Pick<AnswerCase, 'question' | 'text'>;

/** The points that an answer loses if it evades the question in all of its words, and for each slogan. */
const [OF_EVASION, OF_SLOGAN, MAX_SLOGANS] = [43, 9, 3];

/** The most points of an answer without a specific word or figure, and what each of them adds. */
const [WITHOUT_WORDS, OF_WORD, OF_FIGURE] = [45, 10, 15];

/** The most points of an answer by its specific words that the question does not have, and by its figures. */
const mostByWords = (text: string, question: string): number =>
  WITHOUT_WORDS +
  OF_WORD * specificWordsBeyond(text, question).length +
  OF_FIGURE * substanceOf({ text }).figures;

/** What an answer contains, from 0 to 100: as graded answers of all trades do, less what in it evades or is a slogan. */
export function contentOf({ question, text }: Answered): number {
  const told = withoutBoasts(text);
  const points =
    qualityOf(told, question.text).points -
    OF_EVASION * evasionIn(text).part -
    OF_SLOGAN * Math.min(MAX_SLOGANS, slogansIn(text));
  return Math.max(0, Math.min(points, mostByWords(told, question.text)));
}

/**
 * Whether the content of an answer says how good it is: a question, an introduction, what is said to a person and a
 * fact about oneself need few and common words, but facts behind a statement of the résumé do not.
 */
export function isJudgedByContent({ question, text }: Answered): boolean {
  const form = formOf(question);
  if (form === 'questions' || form === 'introduction' || isRolePlay({ question }) || isInEnglish(text))
    return false;
  return form !== 'fact' || asksForSeveralFacts(question);
}

/** A fact with less content by the model is none. */
const MIN_OF_FACT = 20;
/** Whether an answer that is asked for a fact has next to no content. */
export const saysLittle = ({ question, text }: Answered): boolean =>
  formOf(question) === 'fact' && !isInEnglish(text) && qualityOf(text, question.text).points < MIN_OF_FACT;
