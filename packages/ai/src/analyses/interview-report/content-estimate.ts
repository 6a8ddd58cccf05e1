import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { specificWordsBeyond } from '../../text/specific-words.js';
import type { AnswerCase } from './answer-case.js';
import { asksForSeveralFacts, formOf } from './answer-form.js';
import { withoutBoasts } from './boasts.js';
import { evasionIn } from './evasions.js';
import { slogansIn } from './slogans.js';
import { substanceOf } from './substance.js';
import { isRolePlay } from './view-parts.js';

const [ENOUGH_WORDS, ENOUGH_ELEMENTS] = [12, 6];
const [MAX_FIGURES, MAX_ACTIONS, MAX_REASONS, MAX_SLOGANS] = [3, 4, 2, 3];
/**
 * The points of an answer of which nothing is known, and what its elements add: fitted to judged answers, `tune` of
 * bench/corpus/answers among them, and spread over the scale by hand.
 */
const [BASE, OF_WORDS, OF_ELEMENTS, OF_EVASION, OF_SLOGAN] = [24, 32, 53, 43, 9];

type Answered = Pick<AnswerCase, 'question' | 'text'>;

/**
 * What an answer contains, from 0 to 100, by measures that no trade has words for: its specific words that the
 * question does not have, its figures, actions, steps and reasons, and what in it evades or is a slogan.
 */
export function contentOf({ question, text }: Answered): number {
  const told = withoutBoasts(text);
  const { figures, actions, steps, reasons, hasScene } = substanceOf({ text: told });
  const words = specificWordsBeyond(told, question.text).length;
  const elements =
    Math.min(MAX_FIGURES, figures) +
    Math.min(MAX_ACTIONS, Math.max(actions, steps)) +
    Math.min(MAX_REASONS, reasons) +
    (hasScene ? 1 : 0);
  const points =
    BASE +
    OF_WORDS * Math.min(1, words / ENOUGH_WORDS) +
    OF_ELEMENTS * Math.min(1, elements / ENOUGH_ELEMENTS) -
    OF_EVASION * evasionIn(text).part -
    OF_SLOGAN * Math.min(MAX_SLOGANS, slogansIn(text));
  return Math.min(100, Math.max(0, points));
}

/**
 * Whether the content of an answer says how good it is: a question, what is said to a person and a fact about oneself
 * need few and common words, but facts behind a statement of the résumé do not.
 */
export function isJudgedByContent({ question, text }: Answered): boolean {
  const form = formOf(question);
  if (form === 'questions' || isRolePlay({ question }) || isInEnglish(text)) return false;
  return form !== 'fact' || asksForSeveralFacts(question);
}
