import { analysisErrorMessages } from '@qicheng/contract/analysis/index';
import type { AnalysisRun, AnalysisSummary } from '@qicheng/core/analysis';

const wordsOf = ({ errorCode }: AnalysisSummary): string => (errorCode === null ? '' : analysisErrorMessages[errorCode]);

/** A run for a list, its error in words. */
export const shownSummary = (run: AnalysisSummary) => ({ ...run, failure: wordsOf(run) });

/** A run with its result in the shape that the caller knows it to have: it was checked before it was stored. */
export const shownRun = <Result>(run: AnalysisRun) => ({
  ...run,
  failure: wordsOf(run),
  result: run.result as Result | null,
});
