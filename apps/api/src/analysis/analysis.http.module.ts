import { Module } from '@nestjs/common';
import * as analyses from '@qicheng/analysis/analyses';
import { AnalysisModule } from '@qicheng/core/analysis';
import { ExamDataModule } from '@qicheng/core/exam-data';
import { analysisController } from './analysis-controller.js';
import { CompanionController } from './companion.controller.js';
import { ExamPostsController } from './exam-posts.controller.js';
import { JdVariantController } from './jd-variant.controller.js';
import { ResumeAnalysisController } from './resume-analysis.controller.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [AnalysisModule, ExamDataModule],
  controllers: [
    RunsController,
    ...Object.values(analyses).map(analysisController),
    ResumeAnalysisController,
    CompanionController,
    JdVariantController,
    ExamPostsController,
  ],
})
export class AnalysisHttpModule {}
