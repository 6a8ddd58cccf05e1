import type { AnswerKind } from '@qicheng/analysis/interview-report';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { isOfTradeKnowledge } from '../interview/bank.js';
import type { AnswerCase } from './answer-case.js';
import { formOf } from './answer-form.js';
import { writtenAnswer } from './reference-answer.js';

/** The minimum shares of the expected steps, and of the words of the reference answer, that show the content. */
const MIN_STEP_SHARE = 0.5;
const MIN_WORD_SHARE = 0.2;

/** Whether only an expert can judge the correctness of an answer, because it applies professional knowledge. */
export const needsExpert = ({ question }: Pick<AnswerCase, 'question'>): boolean =>
  isOfTradeKnowledge(question.bankId) && ['steps', 'explanation'].includes(formOf(question));

/**
 * Whether an answer contains enough of the expected steps, by the scoring points or the words of the reference answer.
 */
export function namesSteps({ question, hit, text }: AnswerCase): boolean {
  if (hit.length >= question.scoringPoints.length * MIN_STEP_SHARE) return true;
  const topic = topicOf(question.text);
  const words = new Set([...topicOf(writtenAnswer(question.bankId))].filter((word) => !topic.has(word)));
  return words.size > 0 && sharedWith(words, text) / words.size >= MIN_WORD_SHARE;
}

/** Whether an answer to a professional question lacks most of the expected steps. */
export const missesSteps = (answered: AnswerCase): boolean => needsExpert(answered) && !namesSteps(answered);

/** Whether the correctness of an answer was not judged: it counts, but only an expert can judge it. */
export const isUnjudged = ({ answered, kind }: { answered: AnswerCase; kind: AnswerKind }): boolean =>
  kind === 'answered' && needsExpert(answered);
