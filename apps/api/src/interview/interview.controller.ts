import { Controller, Module } from '@nestjs/common';
import { interview } from '@qicheng/analysis/descriptors/interview';
import {
  beginInterview,
  endInterview,
  listInterviewSessions,
  saveInterviewAnswer,
  thisInterviewSession,
} from '@qicheng/contract/interview/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisModule } from '@qicheng/core/analysis';
import { InterviewSessionService, InterviewModule } from '@qicheng/core/interview';
import { analysisController } from '../analysis/analysis-controller.js';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { InterviewReportController } from './interview-report.controller.js';

const PAGE_SIZE = 10;

/** Mock interviews on predicted questions. */
@Controller()
export class InterviewController {
  constructor(private readonly sessions: InterviewSessionService) {}

  @Handles(thisInterviewSession)
  async session(
    @Input() { sessionId }: InputOf<typeof thisInterviewSession>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof thisInterviewSession>> {
    return { session: await this.sessions.find(userId, sessionId) };
  }

  @Handles(beginInterview)
  begin(
    @Input() { runId, questionIds }: InputOf<typeof beginInterview>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof beginInterview>> {
    return this.sessions.begin(userId, runId, questionIds);
  }

  @Handles(saveInterviewAnswer)
  save(
    @Input() draft: InputOf<typeof saveInterviewAnswer>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof saveInterviewAnswer>> {
    return this.sessions.save(userId, draft);
  }

  @Handles(endInterview)
  end(
    @Input() { sessionId }: InputOf<typeof endInterview>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof endInterview>> {
    return this.sessions.end(userId, sessionId);
  }

  @Handles(listInterviewSessions)
  listSessions(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listInterviewSessions>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listInterviewSessions>> {
    return this.sessions.list(userId, { page, limit });
  }
}

@Module({
  imports: [AnalysisModule, InterviewModule],
  controllers: [analysisController(interview), InterviewController, InterviewReportController],
})
export class InterviewHttpModule {}
