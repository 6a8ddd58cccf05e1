import { Controller } from '@nestjs/common';
import { START_WAIT_MS } from '@qicheng/contract/analysis/index';
import {
  checkInterviewReport,
  interviewReportAnswer,
  interviewReportParts,
  listInterviewReports,
  startInterviewReport,
} from '@qicheng/contract/interview/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService } from '@qicheng/core/analysis';
import { ReportInterview } from '@qicheng/core/interview';
import { shownRun, shownSummary } from '../analysis/analysis-controller.js';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 10;

@Controller()
export class InterviewReportController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly reports: ReportInterview,
  ) {}

  @Handles(checkInterviewReport)
  check(
    @Input() { sessionId }: InputOf<typeof checkInterviewReport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof checkInterviewReport>> {
    return this.reports.check(userId, sessionId);
  }

  @Handles(startInterviewReport)
  async start(
    @Input() { sessionId, engine }: InputOf<typeof startInterviewReport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startInterviewReport>> {
    const started = await this.reports.start({ userId, sessionId, preference: engine });
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(interviewReportParts)
  async parts(
    @Input() { runId }: InputOf<typeof interviewReportParts>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof interviewReportParts>> {
    const { result } = await this.reports.read(userId, runId);
    const { questions: _questions, ...parts } = result;
    return parts;
  }

  @Handles(interviewReportAnswer)
  answer(
    @Input() { runId, questionId }: InputOf<typeof interviewReportAnswer>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof interviewReportAnswer>> {
    return this.reports.readAnswer(userId, runId, questionId);
  }

  @Handles(listInterviewReports)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listInterviewReports>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listInterviewReports>> {
    const { list, total } = await this.analyses.list({ userId, service: 'interviewReport' }, { page, limit });
    return { list: list.map(shownSummary), total };
  }
}
