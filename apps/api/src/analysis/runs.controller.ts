import { Controller } from '@nestjs/common';
import { getRun, getRunReference, removeRun } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun } from './shown-run.js';

const STATE_WAIT_MS = 25_000;

/** What all AI services share. */
@Controller()
export class RunsController {
  constructor(private readonly analyses: AnalysisService) {}

  @Handles(getRun)
  async state(
    @Input() { runId, wait }: InputOf<typeof getRun>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getRun>> {
    return shownRun(await this.analyses.waitFor(userId, runId, wait ? STATE_WAIT_MS : 0));
  }

  @Handles(getRunReference)
  async reference(
    @Input() { runId }: InputOf<typeof getRunReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getRunReference>> {
    const run = await this.analyses.findReference(userId, runId);
    return { run: run && shownRun(run) };
  }

  @Handles(removeRun)
  remove(@Input() { runId }: InputOf<typeof removeRun>, @Caller() { userId }: Caller): Promise<void> {
    return this.analyses.remove(userId, runId);
  }
}
