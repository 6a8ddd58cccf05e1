import { Controller } from '@nestjs/common';
import {
  lastJobAnalysis,
  listJobAnalyses,
  START_WAIT_MS,
  startJobAnalysis,
  startJobReference,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalyseJob, AnalysisService } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const service = 'jobAnalysis';

@Controller()
export class JobAnalysisController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly jobs: AnalyseJob,
  ) {}

  @Handles(startJobAnalysis)
  async start(
    @Input()
    { engine, requestKey, resumeId, importId, ...question }: InputOf<typeof startJobAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startJobAnalysis>> {
    const asked = { userId, question, resumeId, importId, preference: engine, requestKey };
    const started = await this.jobs.start(asked);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(startJobReference)
  async reference(
    @Input() { runId, requestKey }: InputOf<typeof startJobReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startJobReference>> {
    const started = await this.analyses.startReference(userId, runId, requestKey);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(listJobAnalyses)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE, resumeId }: InputOf<typeof listJobAnalyses>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listJobAnalyses>> {
    const { list, total } = await this.analyses.list({ userId, service, resumeId }, { page, limit });
    return { list: list.map(shownSummary), total };
  }

  @Handles(lastJobAnalysis)
  async last(
    @Input() { resumeId }: InputOf<typeof lastJobAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastJobAnalysis>> {
    const run = await this.analyses.findLast({ userId, service, resumeId });
    return { run: run && shownRun(run) };
  }
}
