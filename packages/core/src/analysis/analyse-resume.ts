import { Injectable } from '@nestjs/common';
import type {
  PreviousAnalysis,
  ResumeAnalysisInput,
  ResumeModuleKey,
} from '@qicheng/analysis/resume-analysis';
import { resumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { previousOf } from '@qicheng/analysis/resume-previous';
import type { ResumeSnapshot, Target } from '@qicheng/analysis/subject';
import { chinaDay, Clock, Failure } from '../platform/index.js';
import { ResumeImportService } from '../resume-import/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisFailure } from './analysis.failures.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';
import { digestOf } from './input-hash.js';

const TITLE_LENGTH = 200;
const MONTH_LENGTH = 'YYYY-MM'.length;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> & {
  target?: Target | undefined;
  modules?: ResumeModuleKey[] | undefined;
};
type Question = Omit<ResumeAnalysisInput, 'previous'>;

/** Starts analyses of résumés, each to be compared with the one before of the same résumé. */
@Injectable()
export class AnalyseResume {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly imports: ResumeImportService,
    private readonly clock: Clock,
  ) {}

  /** Analyses a résumé of mine, or a file of mine that was read. */
  async start({ resumeId, importId, ...asked }: Asked & SubjectReference): Promise<AnalysisRun> {
    return this.analyse(asked, await this.subjects.open(asked.userId, { resumeId, importId }));
  }

  /**
   * Reads an uploaded file and analyses it. The run is null while the reading takes longer than `timeoutMs`: it goes
   * on, and is asked for again by its id. A file that cannot be read costs nothing.
   */
  async startFromFile(
    { fileId, importId, ...asked }: Asked & { fileId?: string | undefined; importId?: string | undefined },
    timeoutMs: number,
  ): Promise<{ importId: string; run: AnalysisRun | null }> {
    const reading = importId ?? (await this.read(asked.userId, fileId));
    const { finishedAt, errorCode } = await this.imports.waitFor(asked.userId, reading, timeoutMs);
    if (finishedAt === null) return { importId: reading, run: null };
    if (errorCode !== null) throw new Failure<AnalysisFailure>('analysisFileUnread');
    return { importId: reading, run: await this.start({ ...asked, importId: reading }) };
  }

  private async read(userId: string, fileId: string | undefined): Promise<string> {
    if (fileId === undefined) throw new Failure<AnalysisFailure>('analysisSubjectMissing');
    return (await this.imports.start(userId, fileId)).importId;
  }

  private async analyse(
    { target = {}, modules = [], ...asked }: Asked,
    resume: ResumeSnapshot,
  ): Promise<AnalysisRun> {
    const month = chinaDay(this.clock.now()).slice(0, MONTH_LENGTH);
    const question: Question = { resume, target, modules: [...new Set(modules)].sort(), month };
    const previous = await this.previousTo(asked.userId, question);
    const input: ResumeAnalysisInput = { ...question, previous };
    const { resumeId, title } = resume;
    return this.analyses.start({
      ...asked,
      service: 'resumeAnalysis',
      resumeId,
      title: title.slice(0, TITLE_LENGTH),
      input,
    });
  }

  // The same question again keeps what it was compared with, so that it is the stored run, not a new one.
  private async previousTo(userId: string, question: Question): Promise<PreviousAnalysis | null> {
    const { resumeId } = question.resume;
    if (resumeId === undefined) return null;
    const last = await this.analyses.findLast({ userId, service: 'resumeAnalysis', resumeId });
    if (last === null) return null;
    const { previous, ...asked } = last.input as ResumeAnalysisInput;
    if (digestOf(asked) === digestOf(question)) return previous;
    const result = resumeAnalysisResult.safeParse(last.result);
    // Without a whole there is nothing to compare the next one with.
    return result.success && result.data.overall ? previousOf(last.runId, result.data) : null;
  }
}
