import { Controller } from '@nestjs/common';
import {
  analyseResumeFile,
  countResumeAnalyses,
  listAnalysableResumes,
  listResumeModules,
  START_WAIT_MS,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalyseResumeFile, AnalysisService, ResumeAnalysisOptionService } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun } from './analysis-controller.js';

const PAGE_SIZE = 10;
const FILE_WAIT_MS = 20_000;

@Controller()
export class ResumeAnalysisController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly files: AnalyseResumeFile,
    private readonly choices: ResumeAnalysisOptionService,
  ) {}

  @Handles(listResumeModules)
  modules(
    @Input() input: InputOf<typeof listResumeModules>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof listResumeModules>> {
    return this.choices.modules(caller?.userId ?? null, input);
  }

  @Handles(analyseResumeFile)
  async analyseFile(
    @Input() { engine, ...question }: InputOf<typeof analyseResumeFile>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof analyseResumeFile>> {
    const request = { ...question, userId, preference: engine };
    const { importId, run } = await this.files.start(request, FILE_WAIT_MS);
    if (run === null) return { outcome: 'later', data: { importId, run } };
    const ended = await this.analyses.follow(userId, run, START_WAIT_MS);
    return { outcome: 'ready', data: { importId, run: shownRun(ended) } };
  }

  @Handles(countResumeAnalyses)
  count(
    @Input() { resumeId }: InputOf<typeof countResumeAnalyses>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof countResumeAnalyses>> {
    return this.choices.count(userId, resumeId);
  }

  @Handles(listAnalysableResumes)
  choose(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listAnalysableResumes>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listAnalysableResumes>> {
    return this.choices.listResumes(userId, { page, limit });
  }
}
