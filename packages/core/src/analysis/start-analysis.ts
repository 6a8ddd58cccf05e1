import { Injectable } from '@nestjs/common';
import type { AnalysisDescriptor } from '@qicheng/analysis/define-analysis';
import type { z } from 'zod';
import { chinaDay, Clock, Failure } from '../platform/index.js';
import { AnalysisFactService } from './analysis-fact.service.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';
import type { AnalysisRequest, AnalysisRun, AnalysisFailure } from './analysis.js';
import { AnalysisService } from './analysis.service.js';

const TITLE_LENGTH = 200;
const MONTH_LENGTH = 'YYYY-MM'.length;

type QuestionOf<D extends AnalysisDescriptor> = z.output<z.ZodObject<D['question']>> & {
  question?: string | undefined;
};
type Request<D extends AnalysisDescriptor> = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & { question: QuestionOf<D> };

/** Starts a run as its descriptor defines, with résumé, date and stored facts in the input. */
@Injectable()
export class StartAnalysis {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly facts: AnalysisFactService,
    private readonly clock: Clock,
  ) {}

  async run<D extends AnalysisDescriptor>(
    service: D,
    { question, resumeId, importId, ...request }: Request<D>,
  ): Promise<AnalysisRun> {
    const resume = await this.subjects.find(request.userId, { resumeId, importId });
    if (resume === null && service.isResumeNeeded?.(question))
      throw new Failure<AnalysisFailure>('analysisSubjectMissing');
    const today = chinaDay(this.clock.now());
    const known = { resume, today, month: today.slice(0, MONTH_LENGTH) };
    const factNames = service.storedFacts?.(question) ?? {};
    const stored = await this.facts.find(factNames, { ...known, userId: request.userId });
    const { input, title } = service.prepare(question, { ...known, ...stored });
    return this.analyses.start({
      ...request,
      service: service.name,
      isCustom: service.hasCustom && question.question !== undefined,
      resumeId: resume?.resumeId,
      title: title.slice(0, TITLE_LENGTH),
      input,
    });
  }
}
