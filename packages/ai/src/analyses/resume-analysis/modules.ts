import type { ModuleChoice, ResumeModuleKey, SeekerStage } from '@qicheng/analysis/resume-analysis';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { LexiconOccupation } from '#src/data/occupation-lexicon.js';

/** One part that is checked. */
export interface CheckedModule {
  key: ResumeModuleKey;
  label: string;
  weight: number;
  need: ModuleChoice['need'];
  isPresent: boolean;
}

/** Occupations that are learnt and shown by projects; nobody asks a nurse, a clerk or a shop assistant for one. */
const PROJECT_OCCUPATIONS: ReadonlySet<string> = new Set(
  'backend frontend testing data product design operations marketing mechanical electrical civil research'.split(
    ' ',
  ),
);

/** Whether a part that a stage usually asks for is usual for this person: who has worked is asked for the work. */
const isUsual = (
  key: ResumeModuleKey,
  { work, internships }: ResumeDocument,
  occupation: LexiconOccupation | null,
): boolean => {
  if (key === 'campus') return work.length === 0;
  if (key !== 'projects') return true;
  return (
    work.length + internships.length === 0 && occupation !== null && PROJECT_OCCUPATIONS.has(occupation.code)
  );
};

/**
 * The parts to check. One kind of experience may take the place of another, and research that of both; where none is
 * there, those that are expected are required.
 */
export function checkedModules(
  stage: SeekerStage,
  document: ResumeDocument,
  chosen: readonly ResumeModuleKey[],
  occupation: LexiconOccupation | null,
): CheckedModule[] {
  const choices = moduleChoices(stage, document)
    .filter(({ key }) => chosen.length === 0 || chosen.includes(key))
    .map((choice) =>
      choice.need === 'expected' && !isUsual(choice.key, document, occupation)
        ? { ...choice, need: 'optional' as const }
        : choice,
    );
  const lacksAll = choices.every(({ key, need, isPresent }) =>
    need === 'expected' || key === 'research' ? !isPresent : true,
  );
  return choices.map((choice) => ({
    ...choice,
    need: lacksAll && choice.need === 'expected' ? 'required' : choice.need,
    isPresent: choice.isPresent === true,
  }));
}
