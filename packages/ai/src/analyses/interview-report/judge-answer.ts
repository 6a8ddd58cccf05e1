import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import {
  type Inconsistency,
  type InterviewDimensionKey,
  interviewDimensionKeys,
  interviewDimensions,
  type ToCheck,
} from '@qicheng/analysis/interview-report';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { depthMarks } from './rules/depth.js';
import { expressionMarks } from './rules/expression.js';
import { fitMarks } from './rules/fit.js';
import { contributionOf, type Mark } from './rules/rule.js';
import { structureMarks } from './rules/structure.js';
import { marksBesideTheQuestion, missesQuestion } from './rules/topic.js';
import { truthMarks } from './rules/truth.js';
import { unheldFacts } from './unheld-facts.js';

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

/** What counts in which kind of question; each sums to 100. */
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

/** An answer with its marks by part. */
export interface Judged {
  answered: AnswerCase;
  conflicts: readonly Inconsistency[];
  toCheck: readonly ToCheck[];
  /** It speaks of something else than was asked. */
  isBeside: boolean;
  parts: Dimension[];
  marks: (Mark & { part: InterviewDimensionKey; weight: number })[];
  score: number;
}

const BLANK = { ruleId: 'blank', points: 0, evidence: [] };

/** Judges one answer, part by part; an answer that says nothing is worth nothing. */
export function judgeAnswer(
  answered: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): Judged {
  const byPart: Record<InterviewDimensionKey, () => Mark[]> = {
    fit: () => fitMarks(answered, ground),
    truth: () => truthMarks(answered, ground, conflicts),
    structure: () => structureMarks(answered),
    depth: () => depthMarks(answered),
    expression: () => expressionMarks(answered),
  };
  const partWeights = PART_WEIGHTS[answered.question.type];
  const reason = answered.isEcho ? '只重复了题目，本题记 0 分' : '没有作答，本题记 0 分';
  const isBeside = missesQuestion(answered, ground);
  const marked = interviewDimensionKeys.map((key) => ({
    facts: { key, label: interviewDimensions[key].label, weight: partWeights[key] },
    key,
    marks: answered.isBlank
      ? []
      : isBeside && key !== 'expression'
        ? marksBesideTheQuestion(byPart[key]())
        : byPart[key](),
  }));
  const parts = marked.map(({ facts, marks }) =>
    dimensionOf(
      facts,
      answered.isBlank ? [{ ...BLANK, reason }] : marks.map((mark) => contributionOf(mark, answered)),
    ),
  );
  return {
    ...{ answered, conflicts, isBeside, parts },
    toCheck: unheldFacts(answered, ground, conflicts),
    marks: marked.flatMap(({ key, facts: { weight }, marks }) =>
      marks.map((mark) => ({ ...mark, part: key, weight })),
    ),
    score: overallOf(parts, 1).score,
  };
}
