import { hitsHalf, sharedWith, topicOf, wantedBy } from '@qicheng/analysis/interview-topic';
import type { Mark } from './rule.js';
import { type AnswerCase, entryAsked, type ReportGround } from '../answer-case.js';

const LEAST_SHARED = 2;

/**
 * Whether an answer is about something else than was asked. Points alone do not tell: 背景 and 结果 are in every story.
 * Asked about a place of the résumé, it must speak of that place; otherwise of the words of the question, or hit half of
 * its points. An introduction may speak of anything of one's own.
 */
export function missesQuestion(answered: AnswerCase, ground: ReportGround): boolean {
  const { question, isBlank, text: said } = answered;
  if (isBlank || question.type === 'intro') return false;
  const text = said.normalize('NFKC').toLowerCase();
  const entry = entryAsked(ground, question);
  if (question.anchor) {
    if (entry?.name && text.includes(entry.name.toLowerCase())) return false;
    return sharedWith(topicOf(question.anchor.quote), text) < LEAST_SHARED;
  }
  return !hitsHalf(question, said) && sharedWith(topicOf(wantedBy(question)), text) === 0;
}

/** What is left of what an answer beside the question earned. */
const BESIDE = 0.4;

/** The marks of an answer that missed the question; how it was said still counts in full. */
export const marksBesideTheQuestion = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) =>
    mark.points <= 0
      ? mark
      : {
          ...mark,
          points: Math.round(mark.points * BESIDE * 10) / 10,
          reason: `${mark.reason}；但没有回答所问，只计四成`,
        },
  );
