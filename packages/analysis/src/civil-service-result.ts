import { z } from 'zod';
import {
  conditionFieldKeys,
  type ConditionField,
  interviewElementKeys,
  positionTable,
} from './civil-service.js';
import { commentary } from './engine.js';
import { customAnswer, missingFigure } from './postgrad-exam-result.js';
import { dimension, overall, source } from './result.js';
import { studyPlan } from './study-plan.js';

const text = (max: number) => z.string().max(max);

const clauseStates = ['pass', 'fail', 'unknown'] as const;
export type ClauseState = (typeof clauseStates)[number];

const judgedClause = z.object({
  field: z.enum(conditionFieldKeys as [ConditionField, ...ConditionField[]]),
  label: text(40),
  /** The condition in the words of the table or the pasted text. */
  required: text(2_000),
  state: z.enum(clauseStates),
  why: text(400),
  /** The nearest change that would satisfy it; absent when passed. */
  fix: text(300).optional(),
});
export type JudgedClause = z.infer<typeof judgedClause>;

/** `eligible` only when every clause is passed; a single unknown one makes it `unverified`. */
export const verdicts = ['eligible', 'ineligible', 'unverified'] as const;
export type Verdict = (typeof verdicts)[number];

const judgedPost = z.object({
  postId: text(64).nullable(),
  name: text(120),
  department: text(120),
  code: text(40),
  region: text(60),
  table: positionTable.nullable(),
  verdict: z.enum(verdicts),
  conclusion: text(300),
  /** Which of the stated educations was used. */
  education: text(80),
  clauses: z.array(judgedClause).max(60),
  /** Sentences that contain no condition for applicants. */
  notices: z.array(text(300)).max(30),
  competition: z.object({
    band: text(20),
    method: text(300),
    figures: z.array(text(160)).max(6),
    missing: z.array(missingFigure).max(4),
  }),
});
export type JudgedPost = z.infer<typeof judgedPost>;

const moduleGap = z.object({
  key: text(20),
  label: text(40),
  paper: z.enum(['行测', '申论']),
  /** Per cent as stated; null if not stated. */
  now: z.number().nullable(),
  goal: z.number(),
  gap: z.number().nullable(),
  hours: z.number().int(),
});

const interviewPractice = z.object({
  key: z.enum(interviewElementKeys as ['analysis', ...typeof interviewElementKeys]),
  label: text(20),
  weight: z.number(),
  question: text(300),
  points: z.array(text(200)).max(8),
  pitfall: text(200),
});

/** The score of a practice: the mean without the highest and the lowest total. */
const interviewScore = z.object({
  totals: z.array(z.number()).max(9),
  dropped: z.object({ highest: z.number(), lowest: z.number() }),
  average: z.number(),
  formula: text(300),
  elements: z.array(z.object({ label: text(20), average: z.number() })).max(6),
});

const reminder = z.object({ date: z.iso.date(), label: text(120), source });

export const civilResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  /** Null if fewer than three parts were stated. */
  overall: overall.nullable(),
  dimensions: z.array(dimension).length(5),
  conclusion: text(400),
  posts: z.array(judgedPost).max(8),
  counts: z.object({
    eligible: z.number().int(),
    ineligible: z.number().int(),
    unverified: z.number().int(),
  }),
  tables: z.array(positionTable).max(8),
  modules: z.array(moduleGap).max(11),
  plan: studyPlan,
  interview: z.object({
    practice: z.array(interviewPractice).max(6),
    score: interviewScore.nullable(),
    method: text(300),
  }),
  documents: z.array(z.object({ name: text(60), reason: text(200) })).max(24),
  reminders: z.array(reminder).max(20),
  custom: customAnswer.nullable(),
  missing: z.array(missingFigure).max(60),
  notes: z.array(text(300)).max(12),
  sources: z.array(source).max(20),
});
export type CivilResult = z.infer<typeof civilResult>;

/** How to answer a structured interview for these posts, using stated facts only. */
export const civilReference = z.object({
  answers: z
    .array(
      z.object({
        element: text(20),
        question: text(300),
        outline: z.array(text(400)).max(8),
        minutes: z.number(),
      }),
    )
    .max(6),
  introduction: text(1_000),
  needsFact: z.array(text(60)).max(20),
  notes: z.array(text(300)).max(6),
});
export type CivilReference = z.infer<typeof civilReference>;
