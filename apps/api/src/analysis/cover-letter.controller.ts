import { Controller } from '@nestjs/common';
import {
  lastLetterAnalysis,
  listLetterAnalyses,
  START_WAIT_MS,
  startLetterAnalysis,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalyseLetter, AnalysisService } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const service = 'coverLetter';

@Controller()
export class CoverLetterController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly letters: AnalyseLetter,
  ) {}

  @Handles(startLetterAnalysis)
  async start(
    @Input()
    { engine, requestKey, resumeId, importId, ...question }: InputOf<typeof startLetterAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startLetterAnalysis>> {
    const asked = { userId, question, resumeId, importId, preference: engine, requestKey };
    const started = await this.letters.start(asked);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(lastLetterAnalysis)
  async last(
    @Input() _input: InputOf<typeof lastLetterAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastLetterAnalysis>> {
    const run = await this.analyses.findLast({ userId, service });
    return { run: run && shownRun(run) };
  }

  @Handles(listLetterAnalyses)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listLetterAnalyses>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listLetterAnalyses>> {
    const { list, total } = await this.analyses.list({ userId, service }, { page, limit });
    return { list: list.map(shownSummary), total };
  }
}
