import { Controller } from '@nestjs/common';
import {
  lastCustomPostgrad,
  lastPostgrad,
  listCustomPostgrad,
  listPostgrad,
  START_WAIT_MS,
  startPostgrad,
  startPostgradReference,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService, AnalysePostgradExam } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const service = 'postgradExam';

@Controller()
export class PostgradExamController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly exams: AnalysePostgradExam,
  ) {}

  @Handles(startPostgrad)
  async start(
    @Input() { engine, requestKey, resumeId, importId, ...asked }: InputOf<typeof startPostgrad>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startPostgrad>> {
    const request = { userId, asked, preference: engine, requestKey, resumeId, importId };
    const started = await this.exams.start(request);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(startPostgradReference)
  async startReference(
    @Input() { runId, requestKey }: InputOf<typeof startPostgradReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startPostgradReference>> {
    const run = await this.analyses.startReference(userId, runId, requestKey);
    return shownRun(await this.analyses.follow(userId, run, START_WAIT_MS));
  }

  @Handles(listPostgrad)
  list(
    @Input() input: InputOf<typeof listPostgrad>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listPostgrad>> {
    return this.page(userId, false, input);
  }

  @Handles(listCustomPostgrad)
  listCustom(
    @Input() input: InputOf<typeof listCustomPostgrad>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listCustomPostgrad>> {
    return this.page(userId, true, input);
  }

  @Handles(lastPostgrad)
  async last(
    @Input() _input: InputOf<typeof lastPostgrad>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastPostgrad>> {
    const run = await this.analyses.findLast({ userId, service, isCustom: false });
    return { run: run && shownRun(run) };
  }

  @Handles(lastCustomPostgrad)
  async lastCustom(
    @Input() _input: InputOf<typeof lastCustomPostgrad>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastCustomPostgrad>> {
    const run = await this.analyses.findLast({ userId, service, isCustom: true });
    return { run: run && shownRun(run) };
  }

  private async page(
    userId: string,
    isCustom: boolean,
    { page = 1, limit = PAGE_SIZE }: InputOf<typeof listPostgrad>,
  ): Promise<ResultOf<typeof listPostgrad>> {
    const { list, total } = await this.analyses.list({ userId, service, isCustom }, { page, limit });
    return { list: list.map(shownSummary), total };
  }
}
