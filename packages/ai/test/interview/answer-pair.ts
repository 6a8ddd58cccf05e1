import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { type InterviewReportInput, interviewReportInput } from '@qicheng/analysis/interview-report';
import { SAMPLES } from '@qicheng/resume/samples';
import { bankEntry } from '../../src/analyses/interview/bank.js';
import { followUpsOf } from '../../src/analyses/interview/follow-ups.js';

/** Two answers to one question: the second is the first with the edit that `edit` names. */
export interface AnswerPair {
  edit: string;
  question: string;
  position: string;
  weak: string;
  improved: string;
}

/** A question of the bank as it would be asked. */
export function questionOf(bankId: string, change: Partial<InterviewQuestion> = {}): InterviewQuestion {
  const { points, topic, type, depth, timeSec, text, why } = bankEntry(bankId);
  return {
    id: 'q1',
    bankId,
    type,
    depth,
    timeSec,
    text,
    whyAsked: why,
    scoringPoints: [...points],
    requirement: { id: `round:hr:${topic}`, text: topic, source: 'round' },
    followUps: followUpsOf(bankEntry(bankId), {
      id: change.id ?? 'q1',
      persona: 'neutral',
      isStudent: true,
    }),
    ...change,
  };
}

/** The input of a report on these answers, by the sample résumé of the name. */
export function reported(
  answers: readonly (readonly [question: InterviewQuestion, text: string])[],
  options: {
    sample?: keyof typeof SAMPLES;
    position?: string;
    earlier?: InterviewReportInput['earlier'];
  } = {},
): InterviewReportInput {
  const document = SAMPLES[options.sample ?? 'computerScience']();
  return interviewReportInput.parse({
    sessionId: 'session',
    today: '2026-11-21',
    round: 'business',
    position: options.position ?? '后端开发',
    resume: { title: '简历', language: document.meta.lang, document },
    questions: answers.map(([question]) => question),
    answers: answers.map(([{ id }, text]) => ({ questionId: id, text, followUp: null, seconds: 90 })),
    earlier: options.earlier ?? [],
  });
}
