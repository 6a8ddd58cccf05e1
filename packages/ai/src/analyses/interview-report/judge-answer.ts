import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import {
  answerGrades,
  type Inconsistency,
  type InterviewDimensionKey,
  interviewDimensionKeys,
  type ToCheck,
} from '@qicheng/analysis/interview-report';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { isElsewhere } from './answer-class.js';
import { CAREER } from './career-conflicts.js';
import { mostByCheckable } from './checkable.js';
import { contentOf, isJudgedByContent, saysLittle } from './content-estimate.js';
import { needsExpert } from './professional.js';
import { depthMarks, fitMarks, truthMarks } from './rules/content.js';
import { expressionMarks } from './rules/expression.js';
import type { Mark } from './rules/rule.js';
import { structureMarks } from './rules/structure.js';
import { unsupportedFacts } from './unsupported-facts.js';
import { isProven, reductionOf, type Verdict, verdictOf } from './verdict.js';

/** The share of 做法与原因 that an answer can have whose correctness only an expert can judge. */
const OF_UNJUDGED = 0.75;

const sumOf = (marks: readonly Mark[]): number => marks.reduce((sum, { points }) => sum + points, 0);

/** The share of a part that follows from the content of the answer; the rest follows from the rules of the part. */
const OF_CONTENT = 0.75;

type Weights = Readonly<Record<InterviewDimensionKey, number>>;
const weights = (
  fit: number,
  truth: number,
  structure: number,
  depth: number,
  expression: number,
): Weights => ({
  ...{ fit, truth, structure, depth, expression },
});

/** The weights of the parts by type of question; each row sums to 100. */
export const PART_WEIGHTS: Readonly<Record<InterviewQuestionType, Weights>> = {
  intro: weights(40, 15, 20, 5, 20),
  motivation: weights(40, 10, 20, 15, 15),
  career: weights(35, 10, 20, 20, 15),
  reverse: weights(45, 5, 15, 20, 15),
  experience: weights(15, 30, 25, 15, 15),
  behaviour: weights(15, 25, 30, 15, 15),
  skill: weights(20, 10, 15, 40, 15),
  case: weights(20, 5, 30, 30, 15),
  groupTopic: weights(20, 5, 30, 30, 15),
  structured: weights(20, 5, 30, 30, 15),
  pressure: weights(25, 20, 20, 15, 20),
  values: weights(25, 20, 20, 15, 20),
};

/** An answer with its verdict and its points by part. */
export interface Judged extends Verdict {
  answered: AnswerCase;
  conflicts: readonly Inconsistency[];
  toCheck: readonly ToCheck[];
  /** From 0 to 100 each. */
  parts: Readonly<Record<InterviewDimensionKey, number>>;
  score: number;
}

/** Points below this are raised, in the same order, if no words of the answer are quoted as what to say otherwise. */
const RAISED_BELOW = 45;
const notAgain = (points: number): number => {
  const least = answerGrades.还不够;
  return points >= RAISED_BELOW ? points : least + ((RAISED_BELOW - least) * points) / RAISED_BELOW;
};

/** Judges one answer part by part; an empty answer scores zero. */
export function judgeAnswer(
  answered: AnswerCase,
  context: ReportContext,
  found: readonly Inconsistency[],
): Judged {
  const byPart: Record<InterviewDimensionKey, () => Mark[]> = {
    fit: () => fitMarks(answered, context),
    truth: () => truthMarks(answered, context, conflicts, claims),
    structure: () => structureMarks(answered),
    depth: () => depthMarks(answered),
    expression: () => expressionMarks(answered),
  };
  // A repeated answer was compared with the résumé before, and one on another subject is not about it.
  const isCompared = !isElsewhere(answered, context);
  const conflicts = isCompared ? found : [];
  const unsupported = answered.repeats === null ? unsupportedFacts(answered, context, conflicts) : [];
  // What an answer on another subject invents is named too.
  const claims = unsupported.filter((each) => each.kind === 'claim');
  // Years or a start of work that the dates of the résumé rule out are invented like an unsupported claim.
  const isInvented = conflicts.some(({ pointer }) => pointer === CAREER);
  const verdict = verdictOf(answered, context, { claims, isInvented });
  const { kind } = verdict;
  // Dates and figures of an off-topic answer are not about the résumé.
  const toCheck = kind === 'offTopic' ? claims : unsupported;
  const isWorthless = answered.isBlank || kind === 'harmful';
  const reduction = isWorthless ? null : reductionOf(answered, verdict);
  const content = isWorthless || !isJudgedByContent(answered) ? null : contentOf(answered);
  const pointsOf = (key: InterviewDimensionKey): number => {
    if (isWorthless) return 0;
    const marks = byPart[key]();
    const read = sumOf(marks.filter(({ points }) => points > 0));
    const estimated =
      key === 'expression' || content === null ? read : OF_CONTENT * content + (1 - OF_CONTENT) * read;
    const most = Math.min(estimated, mostByCheckable(key, answered, context));
    const isReduced = reduction !== null && (key !== 'expression' || reduction.isOfAll === true);
    const unjudged = key === 'depth' && needsExpert(answered) ? OF_UNJUDGED : 1;
    const points = most * (isReduced ? reduction.part : unjudged);
    return Math.min(100, Math.max(0, points + sumOf(marks.filter((each) => each.points < 0))));
  };
  const parts = Object.fromEntries(interviewDimensionKeys.map((key) => [key, pointsOf(key)])) as Record<
    InterviewDimensionKey,
    number
  >;
  const weightOf = PART_WEIGHTS[answered.question.type];
  const whole = interviewDimensionKeys.reduce((sum, key) => sum + parts[key] * weightOf[key], 0) / 100;
  const most = Math.min(
    saysLittle(answered) ? answerGrades.待对照 - 1 : 100,
    // What contradicts the résumé is not good, however it is told.
    conflicts.length > 0 ? answerGrades.好 - 1 : 100,
    // Words that must be said otherwise must be, however good the rest is.
    isProven(verdict) ? answerGrades.还不够 - 1 : 100,
  );
  const score = Math.round(Math.min(most, isProven(verdict) ? whole : notAgain(whole)));
  return { answered, conflicts, toCheck, ...verdict, parts, score };
}
