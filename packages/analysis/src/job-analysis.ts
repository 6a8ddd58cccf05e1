import { z } from 'zod';
import type { Dimension, Overall } from './result.js';
import { resumeSnapshot } from './subject.js';

/** Version of the rules; fits of another version are computed again. */
export const JOB_FIT_VERSION = '1';

/** The parts of a fit: requirements, place, and the person's preferences. */
export const jobFitParts = {
  posting: { weight: 70 },
  city: { label: '城市', weight: 12 },
  aim: { label: '求职方向', weight: 18 },
} as const;

/** How a résumé fits one job; the score is the weighted mean of the dimensions. */
export interface JobFit {
  jobId: string;
  overall: Overall;
  dimensions: Dimension[];
  /** The main reasons for the job, as text. */
  reasons: string[];
}

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确');

/** Default hours per week of a plan. */
export const DEFAULT_WEEKLY_HOURS = 8;

/** Criteria of a person's fit for an occupation; the weights sum to 100. */
export const jobFitDimensions = {
  ability: { label: '能力', weight: 40 },
  experience: { label: '经历', weight: 25 },
  education: { label: '学历', weight: 15 },
  interest: { label: '兴趣', weight: 12 },
  city: { label: '城市', weight: 8 },
} as const;
export type JobFitDimensionKey = keyof typeof jobFitDimensions;
export const jobFitDimensionKeys = Object.keys(jobFitDimensions) as [
  JobFitDimensionKey,
  ...JobFitDimensionKey[],
];

/** The request: an occupation, and the time available to prepare for it. */
export const jobQuestion = {
  position: z.string().trim().min(1, '请填写想了解的岗位').max(60, '岗位名称不能超过 60 个字'),
  city: z.string().trim().max(40, '城市不能超过 40 个字').optional(),
  /** Years of full-time work; derived from the résumé if not stated. */
  years: z.number().int().min(0, '工作年限不能为负').max(50, '工作年限超出范围').optional(),
  /** How much the work appeals, 1 little to 5 much, as stated by the person. */
  interest: z.number().int().min(1).max(5).optional(),
  weeklyHours: z.number().int().min(2, '每周至少 2 小时').max(60, '每周最多 60 小时').optional(),
};

/** Everything that a result depends on; without a résumé there is a profile and a plan but no fit. */
export const jobAnalysisInput = z.object({
  ...jobQuestion,
  resume: resumeSnapshot.nullable(),
  month,
});
export type JobAnalysisInput = z.infer<typeof jobAnalysisInput>;
