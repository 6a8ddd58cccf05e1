import { Injectable } from '@nestjs/common';
import { jdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { tailored } from '@qicheng/analysis/tailoring';
import { Failure } from '../platform/index.js';
import { ResumeService, type ResumeSummary, ResumeVariantService, SaveResume } from '../resume/index.js';
import type { AnalysisFailure } from './analysis.js';
import { AnalysisService } from './analysis.service.js';

const FIRST_VERSION = 1;

/** Creates the variant that a JD analysis suggests: the résumé's own text, reordered and selected. */
@Injectable()
export class CreateJdVariant {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly variants: ResumeVariantService,
    private readonly resumes: ResumeService,
    private readonly saves: SaveResume,
  ) {}

  /** Once per analysis: a repeated call returns the existing variant with its owner's later edits. */
  async run(userId: string, runId: string): Promise<ResumeSummary> {
    const run = await this.analyses.get(userId, runId);
    if (run.service !== 'jdAnalysis') throw new Failure<AnalysisFailure>('analysisNotFound');
    if (run.status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    const { tailoring } = jdAnalysisResult.parse(run.result);
    if (tailoring === null || run.resumeId === null)
      throw new Failure<AnalysisFailure>('analysisWithoutVariant');
    const { target } = tailoring;
    const made = await this.variants.create({ userId, id: run.resumeId, target, requestKey: runId });
    if (made.version !== FIRST_VERSION) return made;
    const { id, title, templateCode, language, version, document } = await this.resumes.get(userId, made.id);
    return this.saves.run({
      userId,
      id,
      title,
      templateCode,
      language,
      version,
      document: tailored(document, tailoring),
    });
  }
}
