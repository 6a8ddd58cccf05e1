import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { AnalysisModule } from '../analysis/index.js';
import { InterviewSessionRepository } from './interview-session.repository.js';
import { InterviewSessionService } from './interview-session.service.js';
import { PredictInterview } from './predict-interview.js';
import { ReportInterview } from './report-interview.js';

@Module({
  imports: [AnalysisModule, AiCountModule],
  providers: [InterviewSessionRepository, InterviewSessionService, PredictInterview, ReportInterview],
  exports: [InterviewSessionService, PredictInterview, ReportInterview],
})
export class InterviewModule {}
