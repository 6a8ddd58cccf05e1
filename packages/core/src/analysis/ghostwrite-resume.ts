import { Injectable } from '@nestjs/common';
import type { GhostwriteInput } from '@qicheng/analysis/ghostwrite';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

const TITLE_LENGTH = 200;
const MONTH_LENGTH = 'YYYY-MM'.length;

type Choice = Omit<GhostwriteInput, 'resume' | 'month' | 'service'>;
type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & {
    question: Pick<GhostwriteInput, 'service'> & { [Name in keyof Choice]?: Choice[Name] | undefined };
  };

/** Starts runs that improve or write statements of a résumé. */
@Injectable()
export class GhostwriteResume {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly clock: Clock,
  ) {}

  /** Starts one for a résumé of mine, or a file of mine that was read; it is named after it. */
  async start({ question, resumeId, importId, ...asked }: Asked): Promise<AnalysisRun> {
    const resume = await this.subjects.open(asked.userId, { resumeId, importId });
    const {
      service = 'write',
      style = '专业',
      length = '适中',
      targets = [],
      facts = [],
      jd = '',
      target = {},
    } = question;
    const month = chinaDay(this.clock.now()).slice(0, MONTH_LENGTH);
    const input: GhostwriteInput = { resume, service, style, length, targets, facts, jd, target, month };
    const title = resume.title.slice(0, TITLE_LENGTH);
    return this.analyses.start({ ...asked, service: 'ghostwrite', resumeId: resume.resumeId, title, input });
  }
}
