import { Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { OfferController } from './offer.controller.js';
import { ResumeAnalysisController } from './resume-analysis.controller.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [AnalysisModule],
  controllers: [RunsController, OfferController, ResumeAnalysisController],
})
export class AnalysisHttpModule {}
