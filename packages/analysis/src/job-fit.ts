import type { Dimension, Overall } from './result.js';

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
