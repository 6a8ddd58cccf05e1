import type { ModuleChoice, ResumeModuleKey, SeekerStage } from '@qicheng/analysis/resume-analysis';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { LexiconOccupation } from '#src/data/occupation-lexicon.js';
import { isFilled, wordsOfText } from './items.js';

/** A module to check, with its weight and whether the stage needs it. */
export interface CheckedModule {
  key: ResumeModuleKey;
  label: string;
  weight: number;
  need: ModuleChoice['need'];
  isPresent: boolean;
}

/** Occupations that are learnt and proven by projects; a nurse, a clerk or a shop assistant needs none. */
const PROJECT_OCCUPATIONS: ReadonlySet<string> = new Set(
  'backend frontend testing data product design operations marketing mechanical electrical civil research'.split(
    ' ',
  ),
);

const VOLUNTARY = /志愿|义工|实践团|调[研查]|三下乡|[队成会]员|[队组]长/u;
const PLACEMENT = /实习|见习|顶岗|试讲|支教/u;
/** Whether an internship or a job is described in the practice section, so that none is missing. */
const hasPlacement = ({ practice, work, internships, meta }: ResumeDocument): boolean =>
  work.length + internships.length === 0 &&
  practice.some(
    ({ name, role, highlights }) =>
      PLACEMENT.test(`${wordsOfText(name, meta.lang)} ${wordsOfText(role, meta.lang)}`) ||
      (isFilled(role) && isFilled(highlights) && !VOLUNTARY.test(JSON.stringify([name, role]))),
  );

/** Whether a part that the stage usually expects is also usual for this person. */
const isUsual = (
  key: ResumeModuleKey,
  document: ResumeDocument,
  occupation: LexiconOccupation | null,
): boolean => {
  const { work, internships } = document;
  if (key === 'experience') return !hasPlacement(document);
  // A driving licence counts as a skill of a driver.
  if (key === 'skills') return !isFilled(document.basics.driverLicence);
  if (key === 'campus') return work.length === 0;
  if (key !== 'projects') return true;
  return (
    work.length + internships.length === 0 && occupation !== null && PROJECT_OCCUPATIONS.has(occupation.code)
  );
};

/**
 * The parts to check. One kind of experience may replace another, and research may replace both; if none is present,
 * the expected ones are required.
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
