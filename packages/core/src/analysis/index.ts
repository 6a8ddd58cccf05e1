export { AnalyseCivilService } from './analyse-civil-service.js';
export { AnalyseJd } from './analyse-jd.js';
export { AnalyseJob } from './analyse-job.js';
export { AnalyseLetter } from './analyse-letter.js';
export { AnalysePostgradExam } from './analyse-postgrad-exam.js';
export { AnalyseResume } from './analyse-resume.js';
export { Analyses } from './analyses.service.js';
export type { AnalysisFailure } from './analysis.failures.js';
export {
  type AnalysisClaim,
  type AnalysisFault,
  type AnalysisRequest,
  type AnalysisRun,
  type AnalysisSummary,
  RENEW_EVERY_MS,
} from './analysis.js';
export { AnalysisModule } from './analysis.module.js';
export { AnalysisSubjects } from './analysis-subjects.service.js';
export type { AnalysisOutcome } from './analysis-run.repository.js';
export { AnalysisRuns } from './analysis-runs.service.js';
export { AskCompanion } from './ask-companion.js';
export { CompareOffers } from './compare-offers.js';
export { CreateJdVariant } from './create-jd-variant.js';
export { GhostwriteResume } from './ghostwrite-resume.js';
export { ResumeAnalysisChoices } from './resume-analysis-choices.js';
export { type RunNotice, WatchAnalysis } from './watch-analysis.js';
