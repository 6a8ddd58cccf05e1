import { Injectable } from '@nestjs/common';
import type { CompanionAnswers, CompanionCategory } from '@qicheng/analysis/companion';
import { COMPANION_CATEGORIES } from '@qicheng/analysis/companion-categories';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { companion } from '@qicheng/analysis/descriptors/companion';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import type { SubjectReference } from './analysis-subject.service.js';
import { StartAnalysis } from './start-analysis.js';

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
  constructor(private readonly analyses: StartAnalysis) {}

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
    ...asked
  }: Asked): Promise<CompanionHelp | AnalysisRun> {
    const help = crisisHelpFor(answers);
    if (help !== null) return help;
    return this.analyses.run(companion, { ...asked, question: { category, answers, remember, forget } });
  }
}
