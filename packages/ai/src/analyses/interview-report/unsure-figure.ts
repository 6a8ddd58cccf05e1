import type { AnswerCase } from './answer-case.js';
import { figuresIn } from './answer-figures.js';

const ASKS_SOURCE = 'ex-figure-source';
const UNSURE =
  /记不(?:太|大)?(?:清|得|住)|不(?:太|大)?(?:记得|确定)|忘了|可能(?:是|当年|当时)|好像(?:是)?|也许/u;
/** The figure before or after a change is no other value of the questioned one. */
const OF_ANOTHER_TIME = /原来|以前|之前|起初|去年|前年|目标|计划|后来|同行|行业/u;

/**
 * What is wrong with an answer that replaces the questioned figure by another one it is not sure of; null if it keeps the
 * figure, or corrects it with certainty.
 */
export function unsureFigureIssue({ question, text }: Pick<AnswerCase, 'question' | 'text'>): string | null {
  if (question.bankId !== ASKS_SOURCE || !UNSURE.test(text)) return null;
  const [asked] = figuresIn(question.text);
  if (asked === undefined) return null;
  const other = figuresIn(text).find(
    ({ unit, value, clause, isBaseline }) =>
      unit === asked.unit &&
      value !== asked.value &&
      !isBaseline &&
      UNSURE.test(clause) &&
      !OF_ANOTHER_TIME.test(clause),
  );
  return other === undefined
    ? null
    : `简历写“${asked.raw}”，您又说可能是“${other.raw}”，自己都拿不准的数面试官不会信。先查清当时的报表，简历和回答用同一个数；查不到就把这个数从简历里去掉。`;
}
