import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { Contribution } from '@qicheng/analysis/result';
import type { Occupation } from '#src/data/occupations.js';
import type { SeenResume } from './seen-resume.js';

/** What a rule of the fit reads. */
export interface FitSubject {
  input: JobAnalysisInput;
  occupation: Occupation;
  /** Nothing is known of the occupation but what all have in common. */
  isGeneral: boolean;
  resume: SeenResume;
}

/** One dimension: its contributions, which sum to the score. */
export type FitRule = (subject: FitSubject) => Contribution[];

/** Points with two places, so that sums stay readable. */
export const points = (value: number): number => Math.round(value * 100) / 100;
