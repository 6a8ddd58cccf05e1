import { parse } from 'yaml';
import { z } from 'zod';
import { awards, type ContestPlan } from '../contest.js';
import { judgingMethod, rubric } from '../judging/judging-event.js';

const instant = z.coerce.date();

/** What an organiser hands in; the file of `pnpm ops contest create` and the form alike (docs/CONTEST.md). */
const plan = z
  .object({
    code: z.string().regex(/^[a-z\d](?:[a-z\d-]{0,48}[a-z\d])$/),
    kind: z.enum(['school', 'provincial']),
    title: z.string().trim().min(1).max(60),
    organiser: z.string().trim().max(60).default(''),
    rules: z.string().max(20_000).default(''),
    schoolCode: z.string().max(20).default(''),
    province: z.string().max(20).default(''),
    opensAt: instant,
    closesAt: instant,
    rubric: rubric.default(() => [...DEFAULT_RUBRIC]),
    method: judgingMethod.default({ judgesPerEntry: 5, drop: 1, normalisation: 'z' }),
    awards: awards.default(() => [...DEFAULT_AWARDS]),
    isSample: z.boolean().default(false),
  })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt)
  .refine(({ kind, schoolCode }) => (kind === 'school' ? schoolCode !== '' : schoolCode === ''));

/** The plan, or null when it is none. */
export function readPlan(given: unknown): ContestPlan | null {
  const read = plan.safeParse(given);
  return read.success ? read.data : null;
}

/** What a file says; null when it is no YAML. */
export function planIn(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return null;
  }
}

/** Weights as résumé contests of schools use them: content counts most, its form a fifth. */
const DEFAULT_RUBRIC = [
  { key: 'target', title: '目标与匹配', hint: '求职意向明确，内容围绕目标岗位取舍', max: 10, weight: 20 },
  { key: 'substance', title: '经历与成果', hint: '经历真实具体，有行动、结果与依据', max: 10, weight: 40 },
  { key: 'wording', title: '语言表达', hint: '准确、简练，没有错别字与套话', max: 10, weight: 20 },
  { key: 'order', title: '结构与规范', hint: '层次清楚，时间与格式前后一致', max: 10, weight: 20 },
] as const;

const DEFAULT_AWARDS = [
  { name: '一等奖', places: 3 },
  { name: '二等奖', places: 10 },
  { name: '三等奖', places: 20 },
] as const;
