import { Injectable } from '@nestjs/common';
import type { CompanionAnswers, CompanionCategory } from '@qicheng/analysis/companion';
import { COMPANION_CATEGORIES } from '@qicheng/analysis/companion-categories';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { companion } from '@qicheng/analysis/descriptors/companion';
import type { SubjectReference } from './analysis-subject.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { StartAnalysis } from './start-analysis.js';

type CompanionRequest = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & {
    category: string;
    answers: CompanionAnswers;
    remember?: string[] | undefined;
    forget?: string[] | undefined;
  };

/** Asks the companion, unless the message needs a human. */
@Injectable()
export class AskCompanion {
  constructor(private readonly analyses: StartAnalysis) {}

  /** The categories with their forms. */
  categories(): CompanionCategory[] {
    return [...COMPANION_CATEGORIES];
  }

  /**
   * Messages of despair or danger get helpline numbers before anything is charged or stored. Everything else
   * becomes a run, with the facts that the person confirmed earlier.
   */
  async start({
    category,
    answers,
    remember,
    forget,
    ...question
  }: CompanionRequest): Promise<CompanionHelp | AnalysisRun> {
    const help = crisisHelpFor(answers);
    if (help !== null) return help;
    return this.analyses.run(companion, { ...question, question: { category, answers, remember, forget } });
  }
}
