import { Injectable } from '@nestjs/common';
import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

const MONTH_LENGTH = 'YYYY-MM'.length;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & { question: Omit<JobAnalysisInput, 'resume' | 'month'> };

/** Starts an analysis of an occupation; with a résumé it also says how far the person fits. */
@Injectable()
export class AnalyseJob {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly clock: Clock,
  ) {}

  /** Starts it; it is named after the position. */
  async start({ question, resumeId, importId, ...asked }: Asked): Promise<AnalysisRun> {
    const resume = await this.subjects.find(asked.userId, { resumeId, importId });
    const month = chinaDay(this.clock.now()).slice(0, MONTH_LENGTH);
    const input: JobAnalysisInput = { ...question, resume, month };
    return this.analyses.start({
      ...asked,
      service: 'jobAnalysis',
      resumeId: resume?.resumeId,
      title: question.position,
      input,
    });
  }
}
