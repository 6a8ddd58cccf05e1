import { Module } from '@nestjs/common';
import { interview } from '@qicheng/analysis/descriptors/interview';
import { AnalysisModule } from '@qicheng/core/analysis';
import { InterviewModule } from '@qicheng/core/interview';
import { analysisController } from '../analysis/analysis-controller.js';
import { InterviewController } from './interview.controller.js';
import { InterviewReportController } from './interview-report.controller.js';

@Module({
  imports: [AnalysisModule, InterviewModule],
  controllers: [analysisController(interview), InterviewController, InterviewReportController],
})
export class InterviewHttpModule {}
