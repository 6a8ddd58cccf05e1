import { Injectable } from '@nestjs/common';
import { type ModuleChoice, type SeekerStage, stageOf } from '@qicheng/analysis/resume-analysis';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import { analysisServices } from '@qicheng/analysis/services';
import { type WrittenLanguage, writtenLanguages } from '@qicheng/resume/written-languages';
import { ReadAiCount } from '../ai-count/index.js';
import type { Paging } from '../platform/index.js';
import { ResumeService, type ResumeSummary } from '../resume/index.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';
import type { LastScore } from './analysis.js';
import { AnalysisService } from './analysis.service.js';

type ChoiceOfResume = Pick<ResumeSummary, 'title' | 'language' | 'updatedAt'> & {
  resumeId: string;
  last: Omit<LastScore, 'resumeId'> | null;
};

const service = 'resumeAnalysis';

/** Choices and price shown before a résumé analysis. */
@Injectable()
export class ResumeAnalysisOptionService {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly resumes: ResumeService,
    private readonly counts: ReadAiCount,
  ) {}

  /**
   * The parts of a career stage; for one of the user's résumés also which parts it has, the stage it suggests, and its
   * languages.
   */
  async modules(
    userId: string | null,
    { stage, ...named }: SubjectReference & { stage?: SeekerStage | undefined },
  ): Promise<{ stage: SeekerStage; languages: WrittenLanguage[]; list: ModuleChoice[] }> {
    const subject = userId === null ? null : await this.subjects.find(userId, named);
    const document = subject?.document ?? null;
    const chosen = stage ?? stageOf(document);
    return {
      stage: chosen,
      languages: document ? writtenLanguages(document) : [],
      list: moduleChoices(chosen, document),
    };
  }

  /** The user's résumés with their latest analysis score. */
  async listResumes(userId: string, paging: Paging): Promise<{ list: ChoiceOfResume[]; total: number }> {
    const { list, total } = await this.resumes.list(userId, paging);
    const scores = await this.analyses.listLast(
      userId,
      service,
      list.map(({ id }) => id),
    );
    const last = new Map(scores.map(({ resumeId, ...score }) => [resumeId, score]));
    return {
      list: list.map(({ id, title, language, updatedAt }) => ({
        resumeId: id,
        title,
        language,
        updatedAt,
        last: last.get(id) ?? null,
      })),
      total,
    };
  }

  /** How many analyses the user has run, the price of the next one, and the balance. */
  async count(userId: string, resumeId?: string) {
    const [{ total }, { count, isUnlimited }] = await Promise.all([
      this.analyses.list({ userId, service, resumeId }, { page: 1, limit: 1 }),
      this.counts.run(userId),
    ]);
    return { total, cost: isUnlimited ? 0 : analysisServices[service].cost, count, isUnlimited };
  }
}
