import type { ModuleChoice, ResumeModuleKey, SeekerStage } from '@qicheng/analysis/resume-analysis';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import type { ResumeDocument } from '@qicheng/resume/document';
import { isFilled, wordsOfText } from './items.js';
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

const PLACEMENT = /实习|见习|顶岗|试讲|支教/u;
/** Whether an internship is told among the practice of one's studies: it is not missing then. */
const hasPlacement = ({ practice, work, internships, meta }: ResumeDocument): boolean =>
  work.length + internships.length === 0 &&
  practice.some(({ name, role }) =>
    PLACEMENT.test(`${wordsOfText(name, meta.lang)} ${wordsOfText(role, meta.lang)}`),
  );

/** Whether a part that a stage usually asks for is usual for this person: who has worked is asked for the work. */
const isUsual = (
  key: ResumeModuleKey,
  document: ResumeDocument,
  occupation: LexiconOccupation | null,
): boolean => {
  const { work, internships } = document;
  if (key === 'experience') return !hasPlacement(document);
  // A licence to drive is the skill of who drives.
  if (key === 'skills') return !isFilled(document.basics.driverLicence);
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
      (choice.need === 'expected' || choice.key === 'skills') && !isUsual(choice.key, document, occupation)
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
