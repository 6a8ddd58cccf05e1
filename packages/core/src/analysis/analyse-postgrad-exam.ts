import { Injectable } from '@nestjs/common';
import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import { EnrolmentFigureService } from '../exam-data/index.js';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

const TITLE_LENGTH = 200;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & { asked: Omit<PostgradInput, 'resume' | 'figures' | 'today'> };

/** Starts analyses of postgraduate examinations with the figures that are published of their targets. */
@Injectable()
export class AnalysePostgradExam {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly figures: EnrolmentFigureService,
    private readonly clock: Clock,
  ) {}

  /** Starts one; it is named after its targets, or by the question in the person's own words. */
  async start({ asked, resumeId, importId, ...request }: Asked): Promise<AnalysisRun> {
    const resume = await this.subjects.find(request.userId, { resumeId, importId });
    const figures = await this.figures.find(asked.targets);
    const input: PostgradInput = { ...asked, resume, figures, today: chinaDay(this.clock.now()) };
    const targets = asked.targets.map(({ school, major }) => `${school} ${major}`).join(' / ');
    return this.analyses.start({
      ...request,
      service: 'postgradExam',
      isCustom: asked.question !== undefined,
      resumeId: resume?.resumeId,
      title: (asked.question ?? targets).slice(0, TITLE_LENGTH),
      input,
    });
  }
}
