import { Injectable } from '@nestjs/common';
import type { LetterInput } from '@qicheng/analysis/cover-letter';
import { chinaDay, Clock, Failure } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisFailure } from './analysis.failures.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

const TITLE_LENGTH = 120;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & { question: Partial<Omit<LetterInput, 'resume' | 'today'>> };

/** Starts analyses of letters; without a letter one is written, for which a résumé is needed. */
@Injectable()
export class AnalyseLetter {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly clock: Clock,
  ) {}

  async start({ question, resumeId, importId, ...asked }: Asked): Promise<AnalysisRun> {
    const { letter = '', company = '', position = '', addressee = '', jd = '' } = question;
    const resume = await this.subjects.find(asked.userId, { resumeId, importId });
    if (letter === '' && resume === null) throw new Failure<AnalysisFailure>('analysisSubjectMissing');
    const today = chinaDay(this.clock.now());
    const input: LetterInput = { letter, company, position, addressee, jd, resume, today };
    const title = [company, position].filter(Boolean).join(' · ') || resume?.title || '求职信';
    return this.analyses.start({
      ...asked,
      service: 'coverLetter',
      resumeId: resume?.resumeId,
      title: title.slice(0, TITLE_LENGTH),
      input,
    });
  }
}
