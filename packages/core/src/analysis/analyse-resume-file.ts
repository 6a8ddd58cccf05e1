import { Injectable } from '@nestjs/common';
import { resumeAnalysis } from '@qicheng/analysis/descriptors/resume-analysis';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeSnapshot, Target } from '@qicheng/analysis/subject';
import { Failure } from '../platform/index.js';
import { ResumeImportService } from '../resume-import/index.js';
import type { AnalysisRequest, AnalysisRun, AnalysisFailure } from './analysis.js';
import { StartAnalysis } from './start-analysis.js';

type FileAnalysisRequest = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> & {
  target?: Target | undefined;
  modules?: ResumeModuleKey[] | undefined;
  language?: ResumeSnapshot['language'] | undefined;
  fileId?: string | undefined;
  importId?: string | undefined;
};

/** Parses an uploaded file as a résumé and analyses it. */
@Injectable()
export class AnalyseResumeFile {
  constructor(
    private readonly analyses: StartAnalysis,
    private readonly imports: ResumeImportService,
  ) {}

  /**
   * The run is null while parsing takes longer than `timeoutMs`; it continues and can be polled by id. An
   * unreadable file is free.
   */
  async start(
    { fileId, importId, target, modules, language, ...options }: FileAnalysisRequest,
    timeoutMs: number,
  ): Promise<{ importId: string; run: AnalysisRun | null }> {
    const reading = importId ?? (await this.read(options.userId, fileId));
    const { finishedAt, errorCode } = await this.imports.waitFor(options.userId, reading, timeoutMs);
    if (finishedAt === null) return { importId: reading, run: null };
    if (errorCode !== null) throw new Failure<AnalysisFailure>('analysisFileUnread');
    const question = { target, modules, language };
    const run = await this.analyses.run(resumeAnalysis, { ...options, importId: reading, question });
    return { importId: reading, run };
  }

  private async read(userId: string, fileId: string | undefined): Promise<string> {
    if (fileId === undefined) throw new Failure<AnalysisFailure>('analysisSubjectMissing');
    return (await this.imports.start(userId, fileId)).importId;
  }
}
