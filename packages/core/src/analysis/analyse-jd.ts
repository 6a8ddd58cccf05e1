import { Injectable } from '@nestjs/common';
import type { JdAnalysisInput } from '@qicheng/analysis/jd-analysis';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

const MONTH_LENGTH = 'YYYY-MM'.length;
const TITLE_LENGTH = 60;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & { text: string };

/** The first line names a posting well enough for a list. */
const titleOf = (text: string): string => {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return [...line.trim()].slice(0, TITLE_LENGTH).join('');
};

/** Starts analyses of postings; a résumé may be held against one. */
@Injectable()
export class AnalyseJd {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly clock: Clock,
  ) {}

  async start({ text, resumeId, importId, ...asked }: Asked): Promise<AnalysisRun> {
    const resume = await this.subjects.find(asked.userId, { resumeId, importId });
    const month = chinaDay(this.clock.now()).slice(0, MONTH_LENGTH);
    const input: JdAnalysisInput = { text, resume, month };
    return this.analyses.start({
      ...asked,
      service: 'jdAnalysis',
      resumeId: resume?.resumeId,
      title: titleOf(text),
      input,
    });
  }
}
