import { z } from 'zod';
import { commentary } from './engine.js';
import { dimension, evidence, overall, source } from './result.js';
import { studyPlan } from './study-plan.js';

const text = (max: number) => z.string().max(max);

/** How ambitious a target is. Not a probability: the groups state their criteria. */
const targetGroups = ['冲', '稳', '保', '暂不建议', '暂不分档'] as const;
export type TargetGroup = (typeof targetGroups)[number];

const publishedFigure = z.object({
  key: z.enum(['recommendedShare', 'applicantRatio', 'line', 'nationalLine']),
  label: text(40),
  year: z.number().int(),
  /** As displayed: 28.5%, 6.2:1, 362 分. */
  value: text(40),
  formula: text(120),
  source,
});
export type PublishedFigure = z.infer<typeof publishedFigure>;

/** A missing figure, which an operator can import. */
export const missingFigure = z.object({ label: text(80), remedy: text(200) });

const judgedTarget = z.object({
  school: text(60),
  major: text(60),
  region: text(20),
  group: z.enum(targetGroups),
  /** The declared method that decided. */
  method: z.enum(['line', 'step']),
  reasons: z.array(text(300)).min(1).max(8),
  figures: z.array(publishedFigure).max(30),
  missing: z.array(missingFigure).max(8),
});
export type JudgedTarget = z.infer<typeof judgedTarget>;

/** A line of a self-introduction or letter; `evidence` if it is in the résumé, absent if it must be filled in. */
const draftLine = z.object({ part: text(40), text: text(600), evidence: z.array(evidence).max(6) });
export type DraftLine = z.infer<typeof draftLine>;

const alternative = z.object({
  kind: z.enum(['就业', '留学', '考公']),
  reasons: z.array(text(200)).max(6),
  nextStep: text(200),
  /** The page that continues the task. */
  path: text(60),
});

/** The rules' answer to a free question: known topics, and an explicit statement if there are none. */
export const customAnswer = z.object({
  question: text(500),
  topics: z.array(text(20)).max(12),
  paragraphs: z.array(text(500)).max(12),
  limit: text(200),
});
export type CustomAnswer = z.infer<typeof customAnswer>;

export const postgradResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  overall,
  dimensions: z.array(dimension).length(6),
  conclusion: text(400),
  targets: z.array(judgedTarget).max(6),
  methods: z.array(text(300)).max(6),
  plan: studyPlan,
  interview: z.object({
    introduction: z.array(draftLine).max(12),
    mail: z.object({ subject: text(120), lines: z.array(draftLine).max(12) }),
  }),
  alternatives: z.array(alternative).max(3),
  custom: customAnswer.nullable(),
  missing: z.array(missingFigure).max(40),
  notes: z.array(text(300)).max(12),
  sources: z.array(source).max(40),
});
export type PostgradResult = z.infer<typeof postgradResult>;

/** Written for the second examination: the whole introduction, the whole letter, and how to answer. */
export const postgradReference = z.object({
  introduction: text(2_000),
  mail: z.object({ subject: text(120), body: text(2_000) }),
  questions: z
    .array(z.object({ question: text(200), whyAsked: text(200), outline: z.array(text(300)).max(8) }))
    .max(12),
  /** Facts only the person knows. */
  needsFact: z.array(text(60)).max(20),
  notes: z.array(text(300)).max(6),
});
export type PostgradReference = z.infer<typeof postgradReference>;
