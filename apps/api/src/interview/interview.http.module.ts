import { Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { InterviewModule } from '@qicheng/core/interview';
import { InterviewController } from './interview.controller.js';
import { InterviewReportController } from './interview-report.controller.js';

@Module({
  imports: [AnalysisModule, InterviewModule],
  controllers: [InterviewController, InterviewReportController],
})
export class InterviewHttpModule {}
