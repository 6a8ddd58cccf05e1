import { Controller } from '@nestjs/common';
import {
  createJdVariant,
  lastJdAnalysis,
  listJdAnalyses,
  START_WAIT_MS,
  startJdAnalysis,
  startJdReference,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalyseJd, AnalysisService, CreateJdVariant } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const service = 'jdAnalysis';

@Controller()
export class JdAnalysisController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly postings: AnalyseJd,
    private readonly variant: CreateJdVariant,
  ) {}

  @Handles(startJdAnalysis)
  async start(
    @Input() { engine, requestKey, resumeId, importId, text }: InputOf<typeof startJdAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startJdAnalysis>> {
    const asked = { userId, text, resumeId, importId, preference: engine, requestKey };
    const started = await this.postings.start(asked);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(startJdReference)
  async reference(
    @Input() { runId, requestKey }: InputOf<typeof startJdReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startJdReference>> {
    const started = await this.analyses.startReference(userId, runId, requestKey);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(lastJdAnalysis)
  async last(
    @Input() _input: InputOf<typeof lastJdAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastJdAnalysis>> {
    const run = await this.analyses.findLast({ userId, service });
    return { run: run && shownRun(run) };
  }

  @Handles(listJdAnalyses)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listJdAnalyses>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listJdAnalyses>> {
    const { list, total } = await this.analyses.list({ userId, service }, { page, limit });
    return { list: list.map(shownSummary), total };
  }

  @Handles(createJdVariant)
  createVariant(
    @Input() { runId }: InputOf<typeof createJdVariant>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof createJdVariant>> {
    return this.variant.run(userId, runId);
  }
}
