import { Controller } from '@nestjs/common';
import { lastOffer, listOffers, START_WAIT_MS, startOffer } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService, CompareOffers } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;

@Controller()
export class OfferController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly comparison: CompareOffers,
  ) {}

  @Handles(startOffer)
  async start(
    @Input() { engine, requestKey, ...question }: InputOf<typeof startOffer>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startOffer>> {
    const started = await this.comparison.start({ userId, question, preference: engine, requestKey });
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(listOffers)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listOffers>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listOffers>> {
    const { list, total } = await this.analyses.list({ userId, service: 'offer' }, { page, limit });
    return { list: list.map(shownSummary), total };
  }

  @Handles(lastOffer)
  async last(
    @Input() _input: InputOf<typeof lastOffer>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastOffer>> {
    const run = await this.analyses.findLast({ userId, service: 'offer' });
    return { run: run && shownRun(run) };
  }
}
