import { Controller, type Type } from '@nestjs/common';
import type { AnalysisDescriptor } from '@qicheng/analysis/define-analysis';
import { analysisCalls, START_WAIT_MS, analysisErrorMessages } from '@qicheng/contract/analysis/index';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import {
  AnalysisService,
  StartAnalysis,
  type AnalysisRun,
  type AnalysisSummary,
} from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

/** A run for a list, with its error code and message. */
export const shownSummary = ({ errorCode, ...run }: AnalysisSummary) => ({
  ...run,
  fault: errorCode,
  failure: errorCode === null ? '' : analysisErrorMessages[errorCode],
});

/** A run with its result typed as the caller knows it; it was validated before it was stored. */
export const shownRun = <Result>({ input, result, ...run }: AnalysisRun) => ({
  ...shownSummary(run),
  input,
  result: result as Result | null,
});

const PAGE_SIZE = 10;

interface Started {
  engine?: 'auto' | 'rules';
  requestKey?: string;
  resumeId?: string;
  importId?: string;
}
interface Listed {
  page?: number;
  limit?: number;
  resumeId?: string;
  category?: string;
}

/** Controller for the calls that services share; a service's unique calls have their own controller. */
export function analysisController(service: AnalysisDescriptor): Type<unknown> {
  const filterOf = (userId: string, isCustom: boolean, { resumeId, category }: Listed) => ({
    userId,
    service: service.name,
    isCustom,
    resumeId,
    category,
  });

  @Controller()
  class AnalysisController {
    constructor(
      private readonly analyses: AnalysisService,
      private readonly starts: StartAnalysis,
    ) {}

    async start(
      @Input() { engine, requestKey, resumeId, importId, ...question }: Started,
      @Caller() { userId }: Caller,
    ) {
      const request = { userId, question, resumeId, importId, preference: engine, requestKey };
      const started = await this.starts.run(service, request);
      return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
    }

    async reference(
      @Input() { runId, requestKey }: { runId: string; requestKey?: string },
      @Caller() { userId }: Caller,
    ) {
      const started = await this.analyses.startReference(userId, runId, requestKey);
      return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
    }

    list(@Input() input: Listed, @Caller() { userId }: Caller) {
      return this.page(userId, false, input);
    }

    listCustom(@Input() input: Listed, @Caller() { userId }: Caller) {
      return this.page(userId, true, input);
    }

    last(@Input() input: Listed, @Caller() { userId }: Caller) {
      return this.newest(userId, false, input);
    }

    lastCustom(@Input() input: Listed, @Caller() { userId }: Caller) {
      return this.newest(userId, true, input);
    }

    private async page(userId: string, isCustom: boolean, input: Listed) {
      const { page = 1, limit = PAGE_SIZE } = input;
      const { list, total } = await this.analyses.list(filterOf(userId, isCustom, input), { page, limit });
      return { list: list.map(shownSummary), total };
    }

    private async newest(userId: string, isCustom: boolean, input: Listed) {
      const run = await this.analyses.findLast(filterOf(userId, isCustom, input));
      return { run: run && shownRun(run) };
    }
  }

  const { prototype } = AnalysisController;
  for (const [role, call] of Object.entries<Endpoint | undefined>(analysisCalls(service))) {
    const method = Object.getOwnPropertyDescriptor(prototype, role);
    if (call && method) Handles(call)(prototype, role, method);
  }
  return AnalysisController;
}
