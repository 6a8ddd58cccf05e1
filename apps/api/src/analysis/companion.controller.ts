import { Controller } from '@nestjs/common';
import {
  lastCompanionRun,
  listCompanionCategories,
  listCompanionRuns,
  START_WAIT_MS,
  startCompanion,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService, AskCompanion } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const service = 'companion';

@Controller()
export class CompanionController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly companion: AskCompanion,
  ) {}

  @Handles(listCompanionCategories)
  categories(): ResultOf<typeof listCompanionCategories> {
    return { list: this.companion.categories() };
  }

  @Handles(startCompanion)
  async start(
    @Input() { engine, ...question }: InputOf<typeof startCompanion>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startCompanion>> {
    const answer = await this.companion.start({ ...question, userId, preference: engine });
    if (!('runId' in answer)) return { outcome: 'helped', data: answer };
    const run = await this.analyses.follow(userId, answer, START_WAIT_MS);
    return { outcome: 'answered', data: shownRun(run) };
  }

  @Handles(listCompanionRuns)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE, category }: InputOf<typeof listCompanionRuns>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listCompanionRuns>> {
    const { list, total } = await this.analyses.list({ userId, service, category }, { page, limit });
    return { list: list.map(shownSummary), total };
  }

  @Handles(lastCompanionRun)
  async last(
    @Input() { category }: InputOf<typeof lastCompanionRun>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastCompanionRun>> {
    const run = await this.analyses.findLast({ userId, service, category });
    return { run: run && shownRun(run) };
  }
}
