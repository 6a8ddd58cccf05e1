import { z } from 'zod';
import { commentary } from './engine.js';
import { jobDescription, jobText, requirementKindKeys } from './job-description.js';
import { dimension, evidence, finding, overall } from './result.js';
import { resumeSnapshot } from './subject.js';
import { tailoring } from './tailoring.js';

/** The request: a posting, and optionally a résumé to compare with it. */
export const jdQuestion = { text: jobText };

/**
 * Everything that a result depends on. Years are rounded to the month, so that a question stays the same for that long.
 */
export const jdAnalysisInput = z.object({
  text: jobText,
  resume: resumeSnapshot.nullable(),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确'),
});
export type JdAnalysisInput = z.infer<typeof jdAnalysisInput>;

/** How a résumé meets a requirement. `缺口` means that it states something insufficient, not that it says nothing. */
export const matchStates = ['直接', '可迁移', '未体现', '缺口', '待确认'] as const;
export type MatchState = (typeof matchStates)[number];

export const requirementMatch = z.object({
  /** `jd:must:1`, `jd:plus:1`, `jd:duty:1`. */
  requirementId: z.string().max(40),
  level: z.enum(['must', 'plus', 'duty']),
  kind: z.enum([...requirementKindKeys, 'duty']),
  text: z.string().max(300),
  sentence: z.string().max(400),
  state: z.enum(matchStates),
  /** The degree to which it is met, 0 to 1; null if the résumé does not say, which is not counted. */
  value: z.number().min(0).max(1).nullable(),
  reason: z.string().max(300),
  atoms: z.array(evidence).max(8),
  action: z.string().max(300),
});
export type RequirementMatch = z.infer<typeof requirementMatch>;

/** Whether a résumé can prove a row; conditions to accept and soft skills without a value cannot be proven. */
export const isShownByResume = ({ kind, value }: Pick<RequirementMatch, 'kind' | 'value'>): boolean =>
  value !== null || !(kind === 'condition' || kind === 'ability' || kind === 'duty');

/** Conditions without which an application is rejected; listed with the score, not included in it. */
export const jdGate = z.object({
  state: z.enum(['pass', 'fail', 'unknown', 'none']),
  checks: z
    .array(
      z.object({
        requirementId: z.string().max(40),
        label: z.string().max(20),
        text: z.string().max(200),
        state: z.enum(['pass', 'fail', 'unknown']),
        reason: z.string().max(300),
      }),
    )
    .max(60),
});
export type JdGate = z.infer<typeof jdGate>;

export const riskKinds = {
  fee: '收费',
  trainingLoan: '培训贷',
  deposit: '押金',
  vaguePay: '模糊薪资',
  documents: '扣押证件',
  discrimination: '就业歧视',
  probation: '试用期',
  insurance: '社会保险',
  hours: '工时',
  contract: '合同',
  scam: '诈骗迹象',
  pyramid: '传销迹象',
  freedom: '人身自由',
  illegal: '违法业务',
  burden: '转嫁成本',
  terms: '不利条件',
} as const;
export type RiskKind = keyof typeof riskKinds;
export const riskKindKeys = Object.keys(riskKinds) as [RiskKind, ...RiskKind[]];

/** A warning about a sentence. `unlawful` only if an article leaves no doubt. */
export const jobRisk = z.object({
  id: z.string().max(40),
  kind: z.enum(riskKindKeys),
  label: z.string().max(20),
  verdict: z.enum(['unlawful', 'suspicious', 'ask']),
  sentence: z.string().max(400),
  why: z.string().max(300),
  advice: z.string().max(300),
  basis: z.object({ article: z.string().max(120), inForceSince: z.string().max(20) }).nullable(),
});
export type JobRisk = z.infer<typeof jobRisk>;

/** Why an application is advised against: the terms of the posting, or hard conditions that the résumé fails. */
export const jdRefusal = z.object({
  cause: z.enum(['terms', 'conditions']),
  text: z.string().max(200),
});
export type JdRefusal = z.infer<typeof jdRefusal>;

const covered = z.object({ covered: z.number().int().min(0), total: z.number().int().min(0) });

/** Criteria of a fit; weights of parts that a posting lacks are distributed over the others. Duties only rank jobs. */
export const jdDimensions = {
  must: { label: '必备要求', weight: 48 },
  duties: { label: '职责对应', weight: 20 },
  keywords: { label: '关键词证据', weight: 12 },
  proof: { label: '成果佐证', weight: 12 },
  plus: { label: '加分项', weight: 8 },
} as const;
export type JdDimensionKey = keyof typeof jdDimensions;

export const jdAnalysisResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  job: jobDescription,
  /** With a refusal the total is limited and there is no advice on how to apply. */
  refusal: jdRefusal.optional(),
  /** Null without a résumé. */
  overall: overall.nullable(),
  dimensions: z.array(dimension).max(5),
  gate: jdGate,
  matrix: z.array(requirementMatch).max(160),
  coverage: z.object({ must: covered, plus: covered, duties: covered }),
  keywords: z
    .array(
      z.object({
        word: z.string().max(40),
        weight: z.number().min(0).max(10),
        state: z.enum(['deed', 'listed', 'missing']),
        evidence: evidence.nullable(),
      }),
    )
    .max(60),
  risks: z.array(jobRisk).max(60),
  findings: z.array(finding).max(120),
  tailoring: tailoring.nullable(),
  /** Questions for the employer before applying or accepting. */
  questions: z.array(z.string().max(200)).max(40),
  notes: z.array(z.string().max(300)).max(12),
});
export type JdAnalysisResult = z.infer<typeof jdAnalysisResult>;

/** Sentences with the person's own facts and their pointers. */
const written = z.object({ text: z.string().max(1_200), atoms: z.array(evidence).max(8) });

/** A self-introduction for this posting; missing facts are marked as 【待补充：…】. */
export const jdReference = z.object({
  summary: written,
  introduction: z.array(written).max(8),
  /** Which statements to put first, by entry; pointers refer to the snapshot. */
  order: z
    .array(
      z.object({
        pointer: z.string().max(200),
        label: z.string().max(80),
        statements: z.array(z.object({ quote: z.string().max(240), why: z.string().max(120) })).max(20),
      }),
    )
    .max(40),
  placeholders: z.array(z.object({ requirementId: z.string().max(40), text: z.string().max(400) })).max(40),
  notes: z.array(z.string().max(300)).max(6),
});
export type JdReference = z.infer<typeof jdReference>;
