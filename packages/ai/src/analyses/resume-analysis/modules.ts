import type { ModuleChoice, ResumeModuleKey, SeekerStage } from '@qicheng/analysis/resume-analysis';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import type { ResumeDocument } from '@qicheng/resume/document';

/** One part that is checked. */
export interface CheckedModule {
  key: ResumeModuleKey;
  label: string;
  weight: number;
  need: ModuleChoice['need'];
  isPresent: boolean;
}

/**
 * The parts to check. One kind of experience may take the place of another, and research that of both; where none is
 * there, those that are expected are required.
 */
export function checkedModules(
  stage: SeekerStage,
  document: ResumeDocument,
  chosen: readonly ResumeModuleKey[],
): CheckedModule[] {
  const choices = moduleChoices(stage, document).filter(
    ({ key }) => chosen.length === 0 || chosen.includes(key),
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
