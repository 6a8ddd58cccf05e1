import { sectionsOf } from '@qicheng/resume/check/texts';
import type { ResumeDocument } from '@qicheng/resume/document';
import {
  type ModuleChoice,
  resumeModuleKeys,
  type ResumeModuleKey,
  resumeModules,
  type SeekerStage,
} from './resume-analysis.js';

type Need = ModuleChoice['need'];
type StageModule = readonly [weight: number, need: Need];

/** The weights of the parts by stage: they sum to 100. Missing `expected` parts are findings, but not fatal. */
const STAGE_MODULES: Readonly<Record<SeekerStage, Readonly<Record<ResumeModuleKey, StageModule>>>> = {
  校招: {
    basics: [10, 'required'],
    intention: [7, 'optional'],
    education: [20, 'required'],
    experience: [20, 'expected'],
    projects: [14, 'expected'],
    research: [5, 'optional'],
    campus: [8, 'optional'],
    honours: [4, 'optional'],
    skills: [8, 'required'],
    selfEvaluation: [3, 'optional'],
    others: [1, 'optional'],
  },
  实习: {
    basics: [10, 'required'],
    intention: [7, 'optional'],
    education: [22, 'required'],
    experience: [13, 'expected'],
    projects: [18, 'expected'],
    research: [5, 'optional'],
    campus: [9, 'optional'],
    honours: [4, 'optional'],
    skills: [9, 'required'],
    selfEvaluation: [2, 'optional'],
    others: [1, 'optional'],
  },
  社招: {
    basics: [8, 'required'],
    intention: [5, 'optional'],
    education: [10, 'required'],
    experience: [42, 'required'],
    projects: [16, 'optional'],
    research: [3, 'optional'],
    campus: [1, 'optional'],
    honours: [2, 'optional'],
    skills: [9, 'required'],
    selfEvaluation: [3, 'optional'],
    others: [1, 'optional'],
  },
  考编: {
    basics: [14, 'required'],
    intention: [5, 'optional'],
    education: [25, 'required'],
    experience: [15, 'expected'],
    projects: [5, 'optional'],
    research: [4, 'optional'],
    campus: [12, 'expected'],
    honours: [9, 'optional'],
    skills: [7, 'required'],
    selfEvaluation: [3, 'optional'],
    others: [1, 'optional'],
  },
};

const MODULE_OF_SECTION: Readonly<Record<string, ResumeModuleKey>> = {
  basics: 'basics',
  intention: 'intention',
  education: 'education',
  internships: 'experience',
  work: 'experience',
  projects: 'projects',
  research: 'research',
  papers: 'research',
  patents: 'research',
  softwareCopyrights: 'research',
  campus: 'campus',
  practice: 'campus',
  awards: 'honours',
  skills: 'skills',
  certificates: 'skills',
  languages: 'skills',
  selfEvaluation: 'selfEvaluation',
};

/** The part to which a section belongs. */
export const moduleOfSection = (section: string): ResumeModuleKey => MODULE_OF_SECTION[section] ?? 'others';

const hasWords = (item: Record<string, unknown>): boolean =>
  Object.entries(item).some(([key, value]) => key !== 'id' && value !== undefined && value !== '');

/** The parts with printed content. */
export function presentModules(document: ResumeDocument): Set<ResumeModuleKey> {
  return new Set(
    sectionsOf(document).flatMap(({ key, items, statements }) =>
      items.some(({ item }) => hasWords(item)) || (statements?.atoms.length ?? 0) > 0
        ? [moduleOfSection(key)]
        : [],
    ),
  );
}

/** The parts of a stage, and which of them the résumé has. */
export function moduleChoices(stage: SeekerStage, document: ResumeDocument | null): ModuleChoice[] {
  const present = document && presentModules(document);
  return resumeModuleKeys.map((key) => {
    const [weight, need] = STAGE_MODULES[stage][key];
    return { key, label: resumeModules[key], weight, need, isPresent: present && present.has(key) };
  });
}
