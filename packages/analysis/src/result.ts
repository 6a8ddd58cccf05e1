import { z } from 'zod';

/** A place in a document as JSON Pointer, and the quoted words there that support a judgement. */
export const evidence = z.object({
  pointer: z.string().max(200),
  /** The atom or item that contains it, so that it is found after a move. */
  targetId: z.string().max(40).optional(),
  quote: z.string().max(240),
});
export type Evidence = z.infer<typeof evidence>;

/**
 * One reason for a score: the points that a rule added or deducted. A dimension's score is the sum of its
 * contributions.
 */
export const contribution = z.object({
  ruleId: z.string().max(60),
  points: z.number(),
  reason: z.string().max(300),
  evidence: z.array(evidence).max(20).default([]),
});
export type Contribution = z.infer<typeof contribution>;

/** A part of a score. `score` is 0 to 100; the total is the weighted mean of the parts. */
export const dimension = z.object({
  key: z.string().max(40),
  label: z.string().max(40),
  /** Per cent of the total; the weights of a result sum to 100. */
  weight: z.number().min(0).max(100),
  score: z.number().min(0).max(100),
  contributions: z.array(contribution).max(200),
});
export type Dimension = z.infer<typeof dimension>;

export const bands = ['优秀', '良好', '一般', '待改进'] as const;

export const overall = z.object({
  score: z.number().int().min(0).max(100),
  band: z.enum(bands),
  /** How much of the rules' input was available, 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type Overall = z.infer<typeof overall>;

/** A suggested change to a document: JSON Patch (RFC 6902) with replace, add and remove only. */
export const patchOperation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('replace'), path: z.string().max(200), value: z.unknown() }),
  z.object({ op: z.literal('add'), path: z.string().max(200), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string().max(200) }),
]);
export type PatchOperation = z.infer<typeof patchOperation>;

/** A suggested improvement: where, why, and if possible how. */
export const finding = z.object({
  id: z.string().max(80),
  ruleId: z.string().max(60),
  severity: z.enum(['urgent', 'important', 'minor']),
  category: z.string().max(40),
  pointer: z.string().max(200).optional(),
  targetId: z.string().max(40).optional(),
  issue: z.string().max(300),
  why: z.string().max(600),
  before: z.string().max(2_000).optional(),
  after: z.string().max(2_000).optional(),
  /** Whether a language model wrote `after`. */
  isByModel: z.boolean().optional(),
  patch: z.array(patchOperation).max(20).optional(),
  /** Facts only the person knows, marked in texts as 【待补充：…】. */
  needsFact: z.array(z.string().max(60)).max(8).optional(),
  /** Points of the total that the improvement would add. */
  gain: z.number().min(0).max(100).optional(),
});
export type Finding = z.infer<typeof finding>;

/** The urgency of a finding, as text. */
export const severityLabels = {
  urgent: '尽快修改',
  important: '建议修改',
  minor: '小处改进',
} as const satisfies Record<Finding['severity'], string>;

/** The source of an external figure; no figure is shown without one. */
export const source = z.object({
  title: z.string().max(200),
  publisher: z.string().max(100).optional(),
  url: z.string().max(500).optional(),
  /** ISO date or year of the figures. */
  date: z.string().max(20),
});
export type Source = z.infer<typeof source>;

/** The band of a score. */
export function bandOf(score: number): (typeof bands)[number] {
  if (score >= 85) return '优秀';
  if (score >= 70) return '良好';
  return score >= 55 ? '一般' : '待改进';
}

/** The total of the parts: their weighted mean, rounded. */
export function overallOf(dimensions: readonly Dimension[], confidence: number): Overall {
  const weight = dimensions.reduce((sum, part) => sum + part.weight, 0);
  const score = dimensions.reduce((sum, part) => sum + part.score * part.weight, 0) / (weight || 1);
  return { score: Math.round(score), band: bandOf(Math.round(score)), confidence };
}

/** With fewer stated parts there is no total: it would be the score of one or two answers. */
export const MIN_STATED_PARTS = 3;

/** Parts with a weight; unstated parts have none. */
export const statedParts = (dimensions: readonly Dimension[]): number =>
  dimensions.filter(({ weight }) => weight > 0).length;

/** The total, if enough of it was stated. */
export const wholeOf = (dimensions: readonly Dimension[], confidence: number): Overall | null =>
  statedParts(dimensions) < MIN_STATED_PARTS ? null : overallOf(dimensions, confidence);

/** A part as base plus contributions, limited to 0 to 100. */
export function dimensionOf(
  facts: Pick<Dimension, 'key' | 'label' | 'weight'>,
  contributions: Contribution[],
): Dimension {
  const sum = contributions.reduce((points, { points: own }) => points + own, 0);
  return { ...facts, score: Math.min(100, Math.max(0, Math.round(sum * 10) / 10)), contributions };
}
