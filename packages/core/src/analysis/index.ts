import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AiCountModule } from '../ai-count/index.js';
import { ConsentModule } from '../consent/index.js';
import { ExamDataModule } from '../exam-data/index.js';
import { ResumeImportModule } from '../resume-import/index.js';
import { ResumeModule } from '../resume/index.js';
import { AnalyseResumeFile } from './analyse-resume-file.js';
import { AnalysisFactService } from './analysis-fact.service.js';
import { AnalysisRunRepository } from './analysis-run.repository.js';
import { AnalysisRunService } from './analysis-run.service.js';
import { AnalysisSubjectService } from './analysis-subject.service.js';
import { AnalysisRepository } from './analysis.repository.js';
import { AnalysisService } from './analysis.service.js';
import { AskCompanion } from './ask-companion.js';
import { CreateJdVariant } from './create-jd-variant.js';
import { EngineChoice } from './engine-choice.js';
import { RescoreAnalysis } from './rescore-analysis.js';
import { ResumeAnalysisOptionService } from './resume-analysis-option.service.js';
import { StartAnalysis } from './start-analysis.js';
import { WatchAnalysis } from './watch-analysis.js';

export { AnalyseResumeFile } from './analyse-resume-file.js';
export { AnalysisService } from './analysis.service.js';
export type { AnalysisFailure } from './analysis.js';
export type {
  AnalysisClaim,
  AnalysisErrorCode,
  AnalysisProgress,
  AnalysisRequest,
  AnalysisRun,
  AnalysisSummary,
} from './analysis.js';
export type { AnalysisOutcome } from './analysis-run.repository.js';
export { AnalysisRunService } from './analysis-run.service.js';
export { AskCompanion } from './ask-companion.js';
export { CreateJdVariant } from './create-jd-variant.js';
export { RescoreAnalysis } from './rescore-analysis.js';
export { ResumeAnalysisOptionService } from './resume-analysis-option.service.js';
export { StartAnalysis } from './start-analysis.js';
export { type RunNotice, WatchAnalysis } from './watch-analysis.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, AiCountModule, ConsentModule, ExamDataModule, ResumeModule, ResumeImportModule],
  providers: [
    AnalysisRepository,
    AnalysisRunRepository,
    EngineChoice,
    AnalysisService,
    AnalysisRunService,
    AnalysisSubjectService,
    AnalysisFactService,
    StartAnalysis,
    RescoreAnalysis,
    AnalyseResumeFile,
    ResumeAnalysisOptionService,
    WatchAnalysis,
    CreateJdVariant,
    AskCompanion,
  ],
  exports: [
    AnalysisService,
    AnalysisRunService,
    StartAnalysis,
    RescoreAnalysis,
    AnalyseResumeFile,
    ResumeAnalysisOptionService,
    WatchAnalysis,
    CreateJdVariant,
    AskCompanion,
  ],
})
export class AnalysisModule {}
