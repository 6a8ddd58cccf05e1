import { Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { ExamDataModule } from '@qicheng/core/exam-data';
import { CivilServiceController } from './civil-service.controller.js';
import { CompanionController } from './companion.controller.js';
import { CoverLetterController } from './cover-letter.controller.js';
import { GhostwriteController } from './ghostwrite.controller.js';
import { JdAnalysisController } from './jd-analysis.controller.js';
import { JobAnalysisController } from './job-analysis.controller.js';
import { OfferController } from './offer.controller.js';
import { PostgradExamController } from './postgrad-exam.controller.js';
import { ResumeAnalysisController } from './resume-analysis.controller.js';
import { RunEventsController } from './run-events.controller.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [AnalysisModule, ExamDataModule],
  controllers: [
    RunEventsController,
    RunsController,
    GhostwriteController,
    OfferController,
    ResumeAnalysisController,
    PostgradExamController,
    CivilServiceController,
    JobAnalysisController,
    JdAnalysisController,
    CoverLetterController,
    CompanionController,
  ],
})
export class AnalysisHttpModule {}
