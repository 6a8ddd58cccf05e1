import { Controller } from '@nestjs/common';
import { listCompanionCategories, START_WAIT_MS, startCompanion } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService, AskCompanion } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun } from './analysis-controller.js';

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
}
