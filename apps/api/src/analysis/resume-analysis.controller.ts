import { Controller } from '@nestjs/common';
import {
  analyseResumeFile,
  countResumeAnalyses,
  lastResumeAnalysis,
  listAnalysableResumes,
  listResumeAnalyses,
  listResumeModules,
  START_WAIT_MS,
  startResumeAnalysis,
  startResumeReference,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalyseResume, AnalysisService, ResumeAnalysisOptionService } from '@qicheng/core/analysis';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun, shownSummary } from './shown-run.js';

const PAGE_SIZE = 10;
const FILE_WAIT_MS = 20_000;
const service = 'resumeAnalysis';

@Controller()
export class ResumeAnalysisController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly resumes: AnalyseResume,
    private readonly choices: ResumeAnalysisOptionService,
  ) {}

  @Handles(listResumeModules)
  modules(
    @Input() input: InputOf<typeof listResumeModules>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof listResumeModules>> {
    return this.choices.modules(caller?.userId ?? null, input);
  }

  @Handles(startResumeAnalysis)
  async start(
    @Input() { engine, ...question }: InputOf<typeof startResumeAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startResumeAnalysis>> {
    const started = await this.resumes.start({ ...question, userId, preference: engine });
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(startResumeReference)
  async reference(
    @Input() { runId, requestKey }: InputOf<typeof startResumeReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startResumeReference>> {
    const started = await this.analyses.startReference(userId, runId, requestKey);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(analyseResumeFile)
  async analyseFile(
    @Input() { engine, ...question }: InputOf<typeof analyseResumeFile>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof analyseResumeFile>> {
    const asked = { ...question, userId, preference: engine };
    const { importId, run } = await this.resumes.startFromFile(asked, FILE_WAIT_MS);
    if (run === null) return { outcome: 'later', data: { importId, run } };
    const ended = await this.analyses.follow(userId, run, START_WAIT_MS);
    return { outcome: 'ready', data: { importId, run: shownRun(ended) } };
  }

  @Handles(listResumeAnalyses)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE, resumeId }: InputOf<typeof listResumeAnalyses>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listResumeAnalyses>> {
    const { list, total } = await this.analyses.list({ userId, service, resumeId }, { page, limit });
    return { list: list.map(shownSummary), total };
  }

  @Handles(lastResumeAnalysis)
  async last(
    @Input() { resumeId }: InputOf<typeof lastResumeAnalysis>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof lastResumeAnalysis>> {
    const run = await this.analyses.findLast({ userId, service, resumeId });
    return { run: run && shownRun(run) };
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
