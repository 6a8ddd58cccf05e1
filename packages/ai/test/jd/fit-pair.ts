import type { Written } from '../resume-analysis/written-resume.js';

/** Two résumés of one person for one posting: the second one is the first with the edit that `edit` names. */
export interface FitPair {
  edit: string;
  posting: string;
  weak: Written;
  improved: Written;
}

/** A pair whose sides share what is not edited. */
export const fitPair = (
  edit: string,
  posting: string,
  common: Written,
  weak: Written,
  improved: Written,
): FitPair => ({ edit, posting, weak: { ...common, ...weak }, improved: { ...common, ...improved } });
