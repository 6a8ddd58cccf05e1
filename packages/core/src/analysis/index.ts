export { AnalyseResumeFile } from './analyse-resume-file.js';
export { AnalysisService } from './analysis.service.js';
export type { AnalysisFailure } from './analysis.failures.js';
export type {
  AnalysisClaim,
  AnalysisErrorCode,
  AnalysisProgress,
  AnalysisRequest,
  AnalysisRun,
  AnalysisSummary,
} from './analysis.js';
export { AnalysisModule } from './analysis.module.js';
export type { AnalysisOutcome } from './analysis-run.repository.js';
export { AnalysisRunService } from './analysis-run.service.js';
export { AskCompanion } from './ask-companion.js';
export { CreateJdVariant } from './create-jd-variant.js';
export { ResumeAnalysisOptionService } from './resume-analysis-option.service.js';
export { StartAnalysis } from './start-analysis.js';
export { type RunNotice, WatchAnalysis } from './watch-analysis.js';
