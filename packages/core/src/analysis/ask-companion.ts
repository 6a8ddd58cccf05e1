import { Injectable } from '@nestjs/common';
import type {
  CompanionAnswers,
  CompanionCategory,
  CompanionFact,
  CompanionInput,
} from '@qicheng/analysis/companion';
import { askedAnswers, rememberedFacts } from '@qicheng/analysis/companion-answers';
import { COMPANION_CATEGORIES, companionCategoryOf } from '@qicheng/analysis/companion-categories';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import { type CompanionHelp, companionResult } from '@qicheng/analysis/companion-result';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & {
    category: string;
    answers: CompanionAnswers;
    remember?: string[] | undefined;
    forget?: string[] | undefined;
  };

/** Asks the companion, unless the words want a human being. */
@Injectable()
export class AskCompanion {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly clock: Clock,
  ) {}

  /** What can be asked, with the forms. */
  categories(): CompanionCategory[] {
    return [...COMPANION_CATEGORIES];
  }

  /**
   * Words of despair or danger are answered before anything is taken or kept: by whom to call. Everything else is a
   * run, which knows the facts that the person confirmed before.
   */
  async start({
    category,
    answers,
    remember,
    forget,
    resumeId,
    importId,
    ...asked
  }: Asked): Promise<CompanionHelp | AnalysisRun> {
    const help = crisisHelpFor(answers);
    if (help !== null) return help;
    const resume = await this.subjects.find(asked.userId, { resumeId, importId });
    const earlier = await this.memoryOf(asked.userId);
    const question = { category, answers: askedAnswers(category, answers) };
    const input: CompanionInput = {
      ...question,
      memory: rememberedFacts(earlier, { ...question, remember, forget }),
      resume,
      today: chinaDay(this.clock.now()),
    };
    const title = companionCategoryOf(category)?.name ?? category;
    return this.analyses.start({
      ...asked,
      service: 'companion',
      resumeId: resume?.resumeId,
      title,
      input,
    });
  }

  /** What the newest answer remembers; deleting that answer forgets what it alone held. */
  private async memoryOf(userId: string): Promise<CompanionFact[]> {
    const last = await this.analyses.findLast({ userId, service: 'companion' });
    const result = companionResult.safeParse(last?.result);
    return result.success ? result.data.memory : [];
  }
}
