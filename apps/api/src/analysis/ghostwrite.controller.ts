import { Controller } from '@nestjs/common';
import { listGhostwrites, START_WAIT_MS, startGhostwrite } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService, GhostwriteResume } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;

@Controller()
export class GhostwriteController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly resumes: GhostwriteResume,
  ) {}

  @Handles(startGhostwrite)
  async start(
    @Input()
    { engine, requestKey, resumeId, importId, service = 'write', ...rest }: InputOf<typeof startGhostwrite>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startGhostwrite>> {
    const question = { service, ...rest };
    const asked = { userId, resumeId, importId, question, preference: engine, requestKey };
    const started = await this.resumes.start(asked);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(listGhostwrites)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE, resumeId }: InputOf<typeof listGhostwrites>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listGhostwrites>> {
    const filter = { userId, service: 'ghostwrite', resumeId } as const;
    const { list, total } = await this.analyses.list(filter, { page, limit });
    return { list: list.map(shownSummary), total };
  }
}
