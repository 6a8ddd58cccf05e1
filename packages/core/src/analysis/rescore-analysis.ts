import { Injectable } from '@nestjs/common';
import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { Failure } from '../platform/index.js';
import { AnalysisRepository } from './analysis.repository.js';
import { AnalysisService } from './analysis.service.js';
import { AnalysisSubjectService } from './analysis-subject.service.js';
import type { AnalysisFailure, AnalysisRun } from './analysis.js';

/** Judges the résumé of an analysis again after changes: the same question and rules, no model and no charge. */
@Injectable()
export class RescoreAnalysis {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly runs: AnalysisRepository,
  ) {}

  async run(userId: string, parentId: string): Promise<AnalysisRun> {
    const parent = await this.analyses.get(userId, parentId);
    const { service, step, status, resumeId, title, isCustom } = parent;
    if (status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    const resume =
      service === 'resumeAnalysis' && step === 'analysis' && resumeId !== null
        ? await this.subjects.find(userId, { resumeId })
        : null;
    if (resume === null) throw new Failure<AnalysisFailure>('analysisWithoutRescore');
    const asked = resumeAnalysisInput.parse(parent.input);
    const run = await this.analyses.start({
      ...{ userId, service, parentId, title, isCustom },
      ...{ step: 'rescore', preference: 'rules', resumeId: resume.resumeId },
      input: { ...asked, resume },
    });
    await this.runs.dropRescores(userId, parentId, run.runId);
    return run;
  }

  /** The newest scoring since the analysis; null when there is none. */
  find(userId: string, parentId: string): Promise<AnalysisRun | null> {
    return this.runs.findChild(userId, parentId, 'rescore');
  }
}
