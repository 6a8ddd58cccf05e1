export { AnalyseCivilService } from './analyse-civil-service.js';
export { AnalyseJd } from './analyse-jd.js';
export { AnalyseJob } from './analyse-job.js';
export { AnalyseLetter } from './analyse-letter.js';
export { AnalysePostgradExam } from './analyse-postgrad-exam.js';
export { AnalyseResume } from './analyse-resume.js';
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
export { AnalysisSubjectService } from './analysis-subject.service.js';
export type { AnalysisOutcome } from './analysis-run.repository.js';
export { AnalysisRunService } from './analysis-run.service.js';
export { AskCompanion } from './ask-companion.js';
export { CompareOffers } from './compare-offers.js';
export { CreateJdVariant } from './create-jd-variant.js';
export { GhostwriteResume } from './ghostwrite-resume.js';
export { ResumeAnalysisOptionService } from './resume-analysis-option.service.js';
export { type RunNotice, WatchAnalysis } from './watch-analysis.js';
