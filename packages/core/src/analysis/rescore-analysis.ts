import { Injectable } from '@nestjs/common';
import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { inLanguage } from '@qicheng/analysis/subject';
import { chinaDay, Clock, Failure } from '../platform/index.js';
import { AnalysisSubjectService } from './analysis-subject.service.js';
import type { AnalysisFailure, AnalysisRun } from './analysis.js';
import { AnalysisRepository } from './analysis.repository.js';
import { AnalysisService } from './analysis.service.js';

/** Fields of the first question; its résumé may be large and is not read. */
const judgedBy = resumeAnalysisInput.omit({ resume: true, month: true });

/** Rescores an edited résumé with the analysis' question and rules, without a model and free of charge. */
@Injectable()
export class RescoreAnalysis {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly runs: AnalysisRepository,
    private readonly clock: Clock,
  ) {}

  async run(userId: string, parentId: string): Promise<AnalysisRun> {
    const parent = await this.analyses.get(userId, parentId);
    const { service, step, status, resumeId, language, title, isCustom } = parent;
    if (status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    const resume =
      service === 'resumeAnalysis' && step === 'analysis' && resumeId !== null
        ? await this.subjects.find(userId, { resumeId })
        : null;
    if (resume === null) throw new Failure<AnalysisFailure>('analysisWithoutRescore');
    const question = judgedBy.parse(parent.input);
    const month = chinaDay(this.clock.now()).slice(0, 'YYYY-MM'.length);
    const run = await this.analyses.start({
      userId,
      service,
      parentId,
      title,
      isCustom,
      step: 'rescore',
      preference: 'rules',
      resumeId: resume.resumeId,
      input: { ...question, month, resume: inLanguage(resume, language ?? undefined) },
    });
    await this.runs.dropRescores(userId, parentId, run.runId);
    return run;
  }

  /** The latest rescoring since the analysis; null if there is none. */
  find(userId: string, parentId: string): Promise<AnalysisRun | null> {
    return this.runs.findChild(userId, parentId, 'rescore');
  }
}
