import { z } from 'zod';
import { commentary } from './engine.js';
import { dimension, evidence, finding, overall } from './result.js';
import { resumeDimensionKeys, resumeModuleKey, seekerStages } from './resume-analysis.js';

/** The kinds of findings. */
export const resumeIssues = {
  typo: '错别字',
  noResult: '缺少结果',
  vague: '表述空泛',
  dutyOnly: '只有职责',
  noStar: '缺少做法与结果',
  dateConflict: '时间矛盾',
  format: '格式不规范',
  thin: '内容偏少',
  sensitiveInfo: '不宜公开的信息',
  missing: '内容缺失',
  repeated: '内容重复',
  relevance: '岗位关键词',
  fact: '事实存疑',
} as const;
export type ResumeIssue = keyof typeof resumeIssues;
export const resumeIssueKeys = Object.keys(resumeIssues) as [ResumeIssue, ...ResumeIssue[]];

/** The result for one part of the résumé. */
export const moduleScore = z.object({
  key: resumeModuleKey,
  label: z.string().max(20),
  weight: z.number().min(0).max(100),
  need: z.enum(['required', 'expected', 'optional']),
  isPresent: z.boolean(),
  /** 0 to 100; null for an absent part that is not expected. */
  score: z.number().min(0).max(100).nullable(),
  findings: z.number().int().min(0),
});
export type ModuleScore = z.infer<typeof moduleScore>;

/** One statement in the heat map. */
export const atomHeat = z.object({
  pointer: z.string().max(200),
  targetId: z.string().max(40),
  module: resumeModuleKey,
  quote: z.string().max(80),
  score: z.number().int().min(0).max(100),
  issues: z.array(z.enum(resumeIssueKeys)).max(12),
});
export type AtomHeat = z.infer<typeof atomHeat>;

/** Points of a rule now and in the previous analysis. */
export const ruleChange = z.object({
  dimension: z.enum(resumeDimensionKeys),
  ruleId: z.string().max(60),
  label: z.string().max(60),
  before: z.number(),
  after: z.number(),
  change: z.number(),
});
export type RuleChange = z.infer<typeof ruleChange>;

export const resumeAnalysisResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  /** Null if the résumé has too little content for a total. */
  overall: overall.nullable(),
  dimensions: z.array(dimension).length(resumeDimensionKeys.length),
  modules: z.array(moduleScore).max(20),
  /** The basis of the relevance score. */
  target: z.object({
    stage: z.enum(seekerStages),
    /** Empty if neither the question nor the résumé names one. */
    position: z.string().max(60),
    /** The matching occupation of the lexicon; null if there is none. */
    occupation: z.string().max(40).nullable(),
    /** Whether the occupation was inferred from the résumé. */
    isInferred: z.boolean(),
    lexiconVersion: z.string().max(40),
    matched: z.array(z.string().max(40)).max(60),
    missing: z.array(z.string().max(40)).max(60),
  }),
  findings: z.array(finding.extend({ category: z.enum(resumeIssueKeys), module: resumeModuleKey })).max(200),
  /** Ids of the findings to start with: urgent ones first, then by gain. */
  suggestions: z.array(z.string().max(80)).max(10),
  strengths: z.array(z.object({ text: z.string().max(200), evidence: z.array(evidence).max(5) })).max(8),
  heat: z.array(atomHeat).max(400),
  /** The change of points since the previous analysis; null for the first one. */
  change: z
    .object({
      runId: z.string().max(64),
      score: z.number().int(),
      change: z.number().int(),
      /** False if stage, position or parts changed: the points are then hardly comparable. */
      isComparable: z.boolean(),
      rules: z.array(ruleChange).max(60),
    })
    .nullable(),
  notes: z.array(z.string().max(300)).max(10),
});
export type ResumeAnalysisResult = z.infer<typeof resumeAnalysisResult>;
export type ResumeFinding = ResumeAnalysisResult['findings'][number];

/** A rewrite of a weak statement with facts of the résumé; missing facts are marked as 【待补充：…】. */
export const resumeRewrite = z.object({
  pointer: z.string().max(200),
  targetId: z.string().max(40),
  module: resumeModuleKey,
  before: z.string().max(2_000),
  after: z.string().max(2_400),
  /** The parts of the new text: situation, action, result. */
  parts: z
    .array(z.object({ part: z.enum(['情境', '行动', '方法', '结果']), text: z.string().max(2_000) }))
    .max(4),
  needsFact: z.array(z.string().max(60)).max(8),
  /** The sources of the words. */
  facts: z.array(evidence).max(8),
});
export type ResumeRewrite = z.infer<typeof resumeRewrite>;

export const resumeReference = z.object({
  rewrites: z.array(resumeRewrite).max(60),
  /** Unchanged statements. */
  kept: z.number().int().min(0),
  notes: z.array(z.string().max(300)).max(6),
});
export type ResumeReference = z.infer<typeof resumeReference>;
