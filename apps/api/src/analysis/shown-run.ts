import { analysisErrorMessages } from '@qicheng/contract/analysis/index';
import type { AnalysisRun, AnalysisSummary } from '@qicheng/core/analysis';

/** A run for a list, with its error code and message. */
export const shownSummary = ({ errorCode, ...run }: AnalysisSummary) => ({
  ...run,
  fault: errorCode,
  failure: errorCode === null ? '' : analysisErrorMessages[errorCode],
});

/** A run with its result in the shape that the caller knows it to have: it was checked before it was stored. */
export const shownRun = <Result>({ input, result, ...run }: AnalysisRun) => ({
  ...shownSummary(run),
  input,
  result: result as Result | null,
});
