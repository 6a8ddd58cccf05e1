import { z } from 'zod';
import { commentary } from './engine.js';
import { isInEnglish } from './interview-topic.js';
import { interviewQuestion, interviewRoundKeys } from './interview.js';
import { dimension, overall } from './result.js';
import { resumeSnapshot } from './subject.js';

/** Scoring criteria of an answer; the weights sum to 100. */
export const interviewDimensions = {
  fit: { label: '岗位匹配', weight: 25 },
  truth: { label: '可核对的内容', weight: 20 },
  structure: { label: '结构', weight: 20 },
  depth: { label: '做法与原因', weight: 20 },
  expression: { label: '表达', weight: 15 },
} as const;
export type InterviewDimensionKey = keyof typeof interviewDimensions;
export const interviewDimensionKeys = Object.keys(interviewDimensions) as InterviewDimensionKey[];

/**
 * A level of preparation, never a chance of passing. 表达清楚 is a good score that includes professional answers, whose
 * correctness is not judged.
 */
export const readinessTiers = ['准备充分', '接近就绪', '表达清楚', '建议再练', '需要重新准备'] as const;

export const ANSWER_LENGTH = 4_000;

/** The answers to one question. */
export const interviewAnswer = z.object({
  questionId: z.string().max(4),
  text: z.string().max(ANSWER_LENGTH),
  followUp: z
    .object({
      id: z.string().max(24),
      text: z.string().max(200),
      answer: z.string().max(ANSWER_LENGTH),
    })
    .nullable(),
  seconds: z.number().int().min(0).max(36_000),
});
export type InterviewAnswer = z.infer<typeof interviewAnswer>;

/** An earlier report of the same person, oldest first. */
const earlierReport = z.object({
  runId: z.string().max(64),
  date: z.iso.date(),
  score: z.number().int().min(0).max(100),
  dimensions: z.array(z.object({ key: z.string().max(40), score: z.number() })).max(5),
});

export const interviewReportInput = z.object({
  sessionId: z.string().max(64),
  today: z.iso.date(),
  round: z.enum(interviewRoundKeys),
  position: z.string().max(60),
  resume: resumeSnapshot,
  questions: z.array(interviewQuestion).min(1).max(10),
  answers: z.array(interviewAnswer).max(10),
  earlier: z.array(earlierReport).max(10),
});
export type InterviewReportInput = z.infer<typeof interviewReportInput>;

/** A statement that contradicts the résumé. */
export const inconsistency = z.object({
  questionId: z.string().max(4),
  kind: z.enum(['number', 'date', 'organisation']),
  pointer: z.string().max(200),
  targetId: z.string().max(40).optional(),
  resume: z.string().max(240),
  answer: z.string().max(240),
  advice: z.string().max(300),
});
export type Inconsistency = z.infer<typeof inconsistency>;

/** A statement that the résumé does not support, for the person to check; only a `claim` costs points. */
export const toCheck = z.object({
  questionId: z.string().max(4),
  kind: z.enum(['number', 'date', 'claim']),
  resume: z.string().max(240),
  answer: z.string().max(240),
  advice: z.string().max(300),
});
export type ToCheck = z.infer<typeof toCheck>;

/** The class of an answer before scoring; only the last one is scored by its content. */
export const answerKinds = {
  none: '没有作答',
  remark: '没有正面回答',
  harmful: '不能这样答',
  offTopic: '没有回答所问',
  short: '太短',
  answered: '已作答',
} as const;
export type AnswerKind = keyof typeof answerKinds;

/** The class of an answer as text; an answer in English counts as off-topic because it is not in Chinese. */
export const answerKindLabel = (kind: AnswerKind, answer: string): string =>
  kind === 'offTopic' && isInEnglish(answer) ? '没有用中文回答' : answerKinds[kind];

/**
 * How good an answer is, best first, with the least score of each. Between 可以 and 还不够, where graded answers are as
 * often the one as the other, an answer has no grade but is compared: 待对照.
 */
export const answerGrades = { 好: 80, 可以: 65, 待对照: 50, 还不够: 35, 需要重说: 0 } as const;
export type AnswerGrade = keyof typeof answerGrades;
const GRADES = Object.keys(answerGrades) as AnswerGrade[];

export const gradeOf = (score: number): AnswerGrade =>
  GRADES.find((grade) => score >= answerGrades[grade]) ?? '需要重说';

export const answerAnalysis = z.object({
  questionId: z.string().max(4),
  /** Compared with other answers only; a person sees the grade. */
  score: z.number().int().min(0).max(100),
  /** Absent in reports from before 2026-12-01. */
  grade: z.enum(GRADES).optional(),
  isBlank: z.boolean(),
  /** Absent in reports from before 2026-11-24. */
  kind: z.enum(Object.keys(answerKinds) as AnswerKind[]).optional(),
  /** The words of the answer that the grade is based on. */
  quote: z.string().max(240),
  /** The reason for the grade, or what to compare; reports from before 2026-12-01 have several. */
  diagnosis: z.array(z.string().max(300)).min(1).max(6),
  hitPoints: z.array(z.string().max(100)).max(6),
  missedPoints: z.array(z.string().max(100)).max(6),
  /** How to structure an answer from the facts of the résumé. */
  referenceAnswer: z.string().max(2_000),
  /**
   * The person's answer restructured, empty if there is nothing to restructure; missing facts are marked as 【待补充：…】.
   */
  improvedAnswer: z.string().max(6_000),
  timing: z.object({
    seconds: z.number().int(),
    planned: z.number().int(),
    note: z.string().max(120),
  }),
});
export type AnswerAnalysis = z.infer<typeof answerAnalysis>;

export const gradeShown = ({ grade, score }: Pick<AnswerAnalysis, 'grade' | 'score'>): AnswerGrade =>
  grade ?? gradeOf(score);

export const nextDrill = z.object({
  questionId: z.string().max(4),
  focus: z.string().max(40),
  reason: z.string().max(300),
  exercise: z.string().max(300),
});

export const interviewReportResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  sessionId: z.string().max(64),
  /** Null if too few questions were answered for a total. */
  overall: overall.nullable(),
  readiness: z.object({ tier: z.enum(readinessTiers), why: z.string().max(300) }).nullable(),
  dimensions: z.array(dimension).length(5),
  questions: z.array(answerAnalysis).min(1).max(10),
  answered: z.number().int().min(0).max(10),
  inconsistencies: z.array(inconsistency).max(30),
  toCheck: z.array(toCheck).max(30).default([]),
  strengths: z.array(z.string().max(200)).max(4),
  nextDrills: z.array(nextDrill).max(3),
  /**
   * Includes this report as the last one if it has a total. `delta` is the difference from the previous one,
   * null without one.
   */
  trend: z
    .array(earlierReport.omit({ dimensions: true }).extend({ runId: z.string().max(64).nullable() }))
    .max(11),
  delta: z.number().int().nullable(),
  /** The criteria compared with the previous report. */
  changes: z
    .array(z.object({ key: z.string().max(40), label: z.string().max(40), delta: z.number() }))
    .max(5),
  notes: z.array(z.string().max(300)).max(6),
});
export type InterviewReportResult = z.infer<typeof interviewReportResult>;

const MIN_ANSWERS = 3;
/** Answers that a report needs: three; one if it was a drill of few questions, which ends with a result in any case. */
export const leastAnswers = (questions: number): number => (questions > MIN_ANSWERS ? MIN_ANSWERS : 1);

/** Answers that a total needs: three, or all if there are fewer questions. */
export const answersForTotal = (questions: number): number => Math.min(MIN_ANSWERS, questions);

/** With fewer answers there is no total: the unanswered questions would determine it. */
export const hasWhole = (answered: number, questions: number): boolean =>
  answered >= answersForTotal(questions) && answered * 2 >= questions;
