import { Injectable } from '@nestjs/common';
import { type InterviewInput, interviewRounds } from '@qicheng/analysis/interview';
import {
  AnalysisService,
  type AnalysisRequest,
  type AnalysisRun,
  AnalysisSubjectService,
} from '../analysis/index.js';

const TITLE_LENGTH = 200;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> & {
  resumeId?: string | undefined;
  importId?: string | undefined;
  question: Omit<InterviewInput, 'resume'>;
};

/** Starts a prediction of interview questions; it is named after the position and the round. */
@Injectable()
export class PredictInterview {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
  ) {}

  async start({ resumeId, importId, question, ...asked }: Asked): Promise<AnalysisRun> {
    const resume = await this.subjects.open(asked.userId, { resumeId, importId });
    const title = `${question.position || resume.title} · ${interviewRounds[question.round].label}`;
    const input: InterviewInput = { ...question, resume };
    return this.analyses.start({
      ...asked,
      service: 'interview',
      resumeId: resume.resumeId,
      title: title.slice(0, TITLE_LENGTH),
      input,
    });
  }
}
