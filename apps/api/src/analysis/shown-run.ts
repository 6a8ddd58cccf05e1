import { analysisFaultMessages } from '@qicheng/contract/analysis/index';
import type { AnalysisRun, AnalysisSummary } from '@qicheng/core/analysis';

const wordsOf = ({ fault }: AnalysisSummary): string => (fault === null ? '' : analysisFaultMessages[fault]);

/** A run for a list, its fault in words. */
export const shownSummary = (run: AnalysisSummary) => ({ ...run, failure: wordsOf(run) });

/** A run with its result in the shape that the caller knows it to have: it was checked before it was stored. */
export const shownRun = <Result>(run: AnalysisRun) => ({
  ...run,
  failure: wordsOf(run),
  result: run.result as Result | null,
});
