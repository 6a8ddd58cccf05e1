import { Controller } from '@nestjs/common';
import {
  lastCivil,
  lastCustomCivil,
  listCivil,
  listCustomCivil,
  searchCivilPosts,
  START_WAIT_MS,
  startCivil,
  startCivilReference,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalyseCivilService, AnalysisService } from '@qicheng/core/analysis';
import { ExamPostService } from '@qicheng/core/exam-data';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const service = 'civilService';

@Controller()
export class CivilServiceController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly exams: AnalyseCivilService,
    private readonly posts: ExamPostService,
  ) {}

  @Handles(startCivil)
  async start(
    @Input() { engine, requestKey, resumeId, importId, ...asked }: InputOf<typeof startCivil>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startCivil>> {
    const request = { userId, asked, preference: engine, requestKey, resumeId, importId };
    const started = await this.exams.start(request);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(startCivilReference)
  async startReference(
    @Input() { runId, requestKey }: InputOf<typeof startCivilReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startCivilReference>> {
    const run = await this.analyses.startReference(userId, runId, requestKey);
    return shownRun(await this.analyses.follow(userId, run, START_WAIT_MS));
  }

  @Handles(listCivil)
  list(
    @Input() input: InputOf<typeof listCivil>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listCivil>> {
    return this.page(userId, false, input);
  }

  @Handles(listCustomCivil)
  listCustom(
    @Input() input: InputOf<typeof listCustomCivil>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listCustomCivil>> {
    return this.page(userId, true, input);
  }

  @Handles(lastCivil)
  async last(
    @Input() _input: InputOf<typeof lastCivil>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastCivil>> {
    const run = await this.analyses.findLast({ userId, service, isCustom: false });
    return { run: run && shownRun(run) };
  }

  @Handles(lastCustomCivil)
  async lastCustom(
    @Input() _input: InputOf<typeof lastCustomCivil>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastCustomCivil>> {
    const run = await this.analyses.findLast({ userId, service, isCustom: true });
    return { run: run && shownRun(run) };
  }

  @Handles(searchCivilPosts)
  search(@Input() input: InputOf<typeof searchCivilPosts>): Promise<ResultOf<typeof searchCivilPosts>> {
    return this.posts.search(input);
  }

  private async page(
    userId: string,
    isCustom: boolean,
    { page = 1, limit = PAGE_SIZE }: InputOf<typeof listCivil>,
  ): Promise<ResultOf<typeof listCivil>> {
    const { list, total } = await this.analyses.list({ userId, service, isCustom }, { page, limit });
    return { list: list.map(shownSummary), total };
  }
}
