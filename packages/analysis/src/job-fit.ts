import type { Dimension, Overall } from './result.js';

/** Another edition of the rules gets another number: what was worked out before is worked out again. */
export const JOB_FIT_VERSION = '1';

/** The parts of a fit: what the posting asks for, where, and whether it is what the person is after. */
export const jobFitParts = {
  posting: { weight: 70 },
  city: { label: '城市', weight: 12 },
  aim: { label: '求职方向', weight: 18 },
} as const;

/** How a résumé answers to one job; the score is the mean of the dimensions by weight. */
export interface JobFit {
  jobId: string;
  overall: Overall;
  dimensions: Dimension[];
  /** What speaks for the job most, in words. */
  reasons: string[];
}
