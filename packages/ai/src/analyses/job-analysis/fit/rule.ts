import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { Contribution } from '@qicheng/analysis/result';
import type { Occupation } from '#src/data/occupations.js';
import type { PreparedResume } from './prepared-resume.js';

/** The input of a rule of the fit. */
export interface FitSubject {
  input: JobAnalysisInput;
  occupation: Occupation;
  /** The occupation is not in the table, so only general facts are known. */
  isGeneral: boolean;
  resume: PreparedResume;
}

/** The contributions of one dimension, which sum to its score. */
export type FitRule = (subject: FitSubject) => Contribution[];

/** Points with two decimals, so that sums remain readable. */
export const points = (value: number): number => Math.round(value * 100) / 100;
