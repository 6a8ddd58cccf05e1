import { Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { CompanionController } from './companion.controller.js';
import { GhostwriteController } from './ghostwrite.controller.js';
import { JobAnalysisController } from './job-analysis.controller.js';
import { OfferController } from './offer.controller.js';
import { ResumeAnalysisController } from './resume-analysis.controller.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [AnalysisModule],
  controllers: [
    RunsController,
    GhostwriteController,
    OfferController,
    ResumeAnalysisController,
    JobAnalysisController,
    CompanionController,
  ],
})
export class AnalysisHttpModule {}
