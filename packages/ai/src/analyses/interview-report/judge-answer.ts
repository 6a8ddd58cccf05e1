import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import {
  answerKindLabel,
  type AnswerKind,
  type Inconsistency,
  type InterviewDimensionKey,
  interviewDimensionKeys,
  interviewDimensions,
  type ToCheck,
} from '@qicheng/analysis/interview-report';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { kindOfAnswer } from './answer-class.js';
import { doubtIn } from './harms.js';
import { stanceIssueOf } from './stance.js';
import { givesFact } from './asked.js';
import { depthMarks, fitMarks, truthMarks } from './rules/content.js';
import { expressionMarks, isTooLong } from './rules/expression.js';
import { hollowOf } from './hollow.js';
import { missesSteps } from './professional.js';
import { contributionOf, type Mark } from './rules/rule.js';
import { structureMarks } from './rules/structure.js';
import { unsupportedFacts } from './unsupported-facts.js';

/** The share of the score of an off-topic answer, however well it is phrased. */
const BESIDE = 0.2;
/** The share of the score of an answer without the requested fact. */
const WITHOUT_FACT = 0.4;

/** The share of the score of an answer with a harmful stance. */
const OF_POOR_STANCE = 0.5;

/** The reduced marks of an answer; deductions are not reduced. */
const partOfMarks = (marks: readonly Mark[], part: number, why: string): Mark[] =>
  marks.map((mark) =>
    mark.points <= 0
      ? mark
      : { ...mark, points: Math.round(mark.points * part * 10) / 10, reason: `${mark.reason}；但${why}` },
  );

/** The share of the score of a short answer or remark. */
const OF_SHORT = 0.75;

/** The share of the score of an answer without content of its own. */
const OF_HOLLOW = 0.35;

/** The share of the score of a professional answer without most of the expected steps. */
const OF_FEW_STEPS = 0.65;

/** The share of the score of an answer with claims that the résumé does not support. */
const OF_CLAIMS = 0.45;

/** The share of the score of an answer that is far too long. */
const OF_TOO_LONG = 0.8;

/** What is said of every part of an answer that gives none; its words prove nothing about the question. */
const WITHOUT_ANSWER: Partial<Record<AnswerKind, string>> = {
  offTopic: '没有回答所问，只计两成',
  remark: '没有正面回答，只计一部分',
};

/** One mark without praise, with the same points. */
const asWhole = (key: InterviewDimensionKey, marks: readonly Mark[], reason: string): Mark[] => [
  {
    ...{ ruleId: `${key}.unanswered`, most: 100, reason, advice: '先用一句话直接回答题目' },
    points: Math.round(marks.reduce((sum, { points }) => sum + points, 0) * 10) / 10,
  },
];

interface Reduction {
  part: number;
  why: string;
  /** Whether the marks for expression are reduced too. */
  isOfAll?: boolean;
}

/** Why only a part of the marks counts; null if all of them do. */
function reductionOf(
  answered: AnswerCase,
  kind: AnswerKind,
  { stanceIssue, hasClaims }: { stanceIssue: string | null; hasClaims: boolean },
): Reduction | null {
  const { question, text } = answered;
  if (hasClaims) return { part: OF_CLAIMS, why: '简历里没有这件事，属实之前只计一部分' };
  if (kind === 'offTopic')
    return { part: BESIDE, why: `${answerKindLabel(kind, text)}，只计两成`, isOfAll: true };
  if (kind === 'remark' && hollowOf(answered) !== null)
    return { part: OF_HOLLOW, why: '没有自己的内容，只计一部分', isOfAll: true };
  if (stanceIssue !== null) return { part: OF_POOR_STANCE, why: '立场对您不利，只计一半' };
  if (!givesFact(question, text)) return { part: WITHOUT_FACT, why: '没有说出所问的事实，只计四成' };
  if (missesSteps(answered)) return { part: OF_FEW_STEPS, why: '和参考答案对得上的步骤不多，只计一部分' };
  if (kind === 'short' || kind === 'remark') return { part: OF_SHORT, why: '还没有讲完，只计七成五' };
  return isTooLong(answered) ? { part: OF_TOO_LONG, why: '太长，重点会被淹没，只计八成' } : null;
}

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

/** An answer with its marks by part. */
export interface Judged {
  answered: AnswerCase;
  conflicts: readonly Inconsistency[];
  toCheck: readonly ToCheck[];
  kind: AnswerKind;
  /** Claims that the résumé does not support. */
  claims: readonly ToCheck[];
  /** What is wrong with its stance; null if nothing is. */
  stanceIssue: string | null;
  /** The question about a statement that may be heard as harmful; null if there is none. */
  doubt: string | null;
  parts: Dimension[];
  marks: (Mark & { part: InterviewDimensionKey; weight: number })[];
  score: number;
}

const BLANK = { ruleId: 'blank', points: 0, evidence: [] };

/** Judges one answer part by part; an empty answer scores zero. */
export function judgeAnswer(
  answered: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): Judged {
  const byPart: Record<InterviewDimensionKey, () => Mark[]> = {
    fit: () => fitMarks(answered, ground),
    truth: () => truthMarks(answered, ground, conflicts, claims),
    structure: () => structureMarks(answered),
    depth: () => depthMarks(answered),
    expression: () => expressionMarks(answered),
  };
  const { question, text } = answered;
  const partWeights = PART_WEIGHTS[question.type];
  const unsupported = unsupportedFacts(answered, ground, conflicts);
  const claims = unsupported.filter((found) => found.kind === 'claim');
  const kind = kindOfAnswer(answered, claims.length > 0, ground);
  // Dates and figures of an off-topic answer are not about the résumé.
  const toCheck = kind === 'offTopic' ? claims : unsupported;
  const reason = answered.isEcho
    ? '只重复了题目，本题记 0 分'
    : kind === 'harmful'
      ? '内容不能这样说，本题记 0 分'
      : '没有作答，本题记 0 分';
  const isWorthless = answered.isBlank || kind === 'harmful';
  const stanceIssue = isWorthless ? null : stanceIssueOf(answered);
  const doubt = isWorthless || stanceIssue !== null ? null : doubtIn(text, question.text);
  const reduction = reductionOf(answered, kind, { stanceIssue, hasClaims: claims.length > 0 });
  const marksOf = (key: InterviewDimensionKey): Mark[] => {
    if (isWorthless) return [];
    const isReduced = reduction !== null && (key !== 'expression' || reduction.isOfAll === true);
    const marks = isReduced ? partOfMarks(byPart[key](), reduction.part, reduction.why) : byPart[key]();
    const without = claims.length === 0 ? WITHOUT_ANSWER[kind] : undefined;
    return without === undefined ? marks : asWhole(key, marks, without);
  };
  const marked = interviewDimensionKeys.map((key) => ({
    facts: { key, label: interviewDimensions[key].label, weight: partWeights[key] },
    ...{ key, marks: marksOf(key) },
  }));
  const parts = marked.map(({ facts, marks }) =>
    dimensionOf(
      facts,
      isWorthless ? [{ ...BLANK, reason }] : marks.map((mark) => contributionOf(mark, answered)),
    ),
  );
  return {
    ...{ answered, conflicts, toCheck, claims, kind, stanceIssue, doubt, parts },
    marks: marked.flatMap(({ key, facts: { weight }, marks }) =>
      marks.map((mark) => ({ ...mark, part: key, weight })),
    ),
    score: overallOf(parts, 1).score,
  };
}
