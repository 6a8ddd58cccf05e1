import { Controller } from '@nestjs/common';
import { START_WAIT_MS } from '@qicheng/contract/analysis/index';
import {
  beginInterview,
  endInterview,
  listInterviews,
  listInterviewSessions,
  saveInterviewAnswer,
  startInterview,
  thisInterviewSession,
} from '@qicheng/contract/interview/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService } from '@qicheng/core/analysis';
import { InterviewSessionService, PredictInterview } from '@qicheng/core/interview';
import { shownRun, shownSummary } from '../analysis/shown-run.js';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 10;

/** Questions to expect, and mock interviews on them. */
@Controller()
export class InterviewController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly prediction: PredictInterview,
    private readonly sessions: InterviewSessionService,
  ) {}

  @Handles(startInterview)
  async start(
    @Input() { engine, requestKey, resumeId, importId, ...question }: InputOf<typeof startInterview>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startInterview>> {
    const asked = { userId, resumeId, importId, question, preference: engine, requestKey };
    const started = await this.prediction.start(asked);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(listInterviews)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE, resumeId }: InputOf<typeof listInterviews>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listInterviews>> {
    const { list, total } = await this.analyses.list(
      { userId, service: 'interview', resumeId },
      { page, limit },
    );
    return { list: list.map(shownSummary), total };
  }

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
