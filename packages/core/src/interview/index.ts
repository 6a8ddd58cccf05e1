import { Module } from '@nestjs/common';
import { AiCountModule } from '../ai-count/index.js';
import { AnalysisModule } from '../analysis/index.js';
import { InterviewSessionRepository } from './interview-session.repository.js';
import { InterviewSessionService } from './interview-session.service.js';
import { ReportInterview } from './report-interview.js';

export type { InterviewFailure } from './interview.js';
export { InterviewSessionService } from './interview-session.service.js';
export { ReportInterview } from './report-interview.js';

@Module({
  imports: [AnalysisModule, AiCountModule],
  providers: [InterviewSessionRepository, InterviewSessionService, ReportInterview],
  exports: [InterviewSessionService, ReportInterview],
})
export class InterviewModule {}
