import { z } from 'zod';
import { commentary } from './engine.js';
import { jobFitDimensionKeys } from './job-analysis.js';
import { dimension, evidence, overall, source } from './result.js';

const words = (max: number) => z.string().max(max);

/** How the stated position was matched. */
const jobMatch = z.object({
  /** `nearest` is the closest in the table, `general` means that the table has none. */
  kind: z.enum(['exact', 'nearest', 'general']),
  asked: words(60),
  occupationCode: words(40).nullable(),
  occupation: words(40).nullable(),
  explanation: words(300),
  /** Other possible matches. */
  alternatives: z.array(z.object({ code: words(40), name: words(40) })).max(5),
  tableVersion: words(40),
});
export type JobMatch = z.infer<typeof jobMatch>;

export const abilityKinds = ['专业', '工具', '通用'] as const;

/** An ability that the occupation requires, and how a résumé shows it. */
const portraitAbility = z.object({
  key: words(40),
  label: words(40),
  kind: z.enum(abilityKinds),
  /** Per cent of the ability model; sums to 100. */
  weight: z.number().min(0).max(100),
  /** How the ability can be shown. */
  shownBy: words(200),
});

/** A market figure, never without source and date. */
const salaryFigure = z.object({
  label: words(80),
  /** Yuan a month before tax. */
  low: z.number().min(0).nullable(),
  middle: z.number().min(0).nullable(),
  high: z.number().min(0).nullable(),
  city: words(40),
  source,
});

const portrait = z.object({
  summary: words(400),
  duties: z.array(words(120)).max(8),
  abilities: z.array(portraitAbility).max(10),
  entry: z.object({
    degree: words(60),
    /** Empty if any field of study is accepted. */
    majors: z.array(words(40)).max(12),
    certificates: z
      .array(z.object({ name: words(60), need: z.enum(['必备', '优先']), note: words(160) }))
      .max(6),
    experience: words(200),
  }),
  path: z.array(z.object({ stage: words(40), title: words(60), focus: words(200) })).max(6),
  salary: z.object({
    /** `missing`: no figure with source and date exists, so none is given. */
    state: z.enum(['stated', 'missing']),
    text: words(400),
    figures: z.array(salaryFigure).max(10),
    /** Where to find published figures. */
    lookUp: z.array(words(200)).max(6),
  }),
});
export type JobPortrait = z.infer<typeof portrait>;

/** What a résumé says about an ability. */
const abilityState = z.object({
  key: words(40),
  label: words(40),
  weight: z.number().min(0).max(100),
  state: z.enum(['有实例', '仅列出', '待确认', '未体现']),
  words: z.array(words(40)).max(12),
  evidence: z.array(evidence).max(5),
});
export type AbilityState = z.infer<typeof abilityState>;

const gap = z.object({
  key: words(60),
  label: words(60),
  kind: z.enum(['能力', '经历', '门槛', '意向']),
  severity: z.enum(['urgent', 'important', 'minor']),
  text: words(300),
  action: words(300),
  /** Points of the total that closing it would add. */
  gain: z.number().min(0).max(100),
});
export type JobGap = z.infer<typeof gap>;

const planTask = z.object({
  text: words(300),
  /** The gap or ability addressed. */
  key: words(60),
  /** The result to show afterwards. */
  output: words(200),
  hours: z.number().min(0),
});

const planPhase = z.object({
  days: z.enum(['1–30', '31–60', '61–90']),
  goal: words(200),
  /** Sums to the hours available in these days. */
  hours: z.number().min(0),
  tasks: z.array(planTask).max(12),
});
export type JobPlanPhase = z.infer<typeof planPhase>;

const adjacent = z.object({
  code: words(40),
  name: words(40),
  reason: words(300),
  shared: z.array(words(40)).max(10),
  toLearn: z.array(words(40)).max(10),
  /** Points of the ability model that the résumé supports; null without a résumé. */
  abilityScore: z.number().min(0).max(100).nullable(),
});
export type AdjacentRole = z.infer<typeof adjacent>;

export const jobAnalysisResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  /** Null without a résumé or a known occupation; the dimensions are then empty as well. */
  overall: overall.nullable(),
  dimensions: z.array(dimension.extend({ key: z.enum(jobFitDimensionKeys) })).max(jobFitDimensionKeys.length),
  match: jobMatch,
  portrait,
  abilities: z.array(abilityState).max(10),
  strengths: z.array(z.object({ text: words(200), evidence: z.array(evidence).max(5) })).max(8),
  gaps: z.array(gap).max(20),
  plan: z.object({ weeklyHours: z.number(), phases: z.array(planPhase).length(3) }),
  adjacent: z.array(adjacent).max(6),
  sources: z.array(source).max(10),
  notes: z.array(words(300)).max(10),
});
export type JobAnalysisResult = z.infer<typeof jobAnalysisResult>;

/** The profile applied to this person, and the weekly plan. */
export const jobReference = z.object({
  title: words(80),
  summary: words(400),
  /** What a ready candidate can show; missing facts are marked as 【待补充：…】. */
  target: z
    .array(
      z.object({
        key: words(40),
        ability: words(40),
        standard: words(300),
        statement: words(400),
        now: z.enum(['有实例', '仅列出', '待确认', '未体现']),
        needsFact: z.array(words(60)).max(8),
      }),
    )
    .max(10),
  entryChecks: z.array(z.object({ text: words(200), state: z.enum(['满足', '待确认', '未满足']) })).max(12),
  weeks: z
    .array(
      z.object({
        week: z.number().int().min(1).max(13),
        days: words(20),
        goal: words(120),
        hours: z.number().min(0),
        tasks: z.array(z.object({ text: words(300), hours: z.number().min(0), output: words(200) })).max(8),
      }),
    )
    .length(13),
  reviews: z.array(z.object({ day: z.number().int(), questions: z.array(words(200)).max(6) })).max(3),
  notes: z.array(words(300)).max(8),
});
export type JobReference = z.infer<typeof jobReference>;
