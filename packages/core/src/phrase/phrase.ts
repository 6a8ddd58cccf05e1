import { findSection, type SectionKey } from '@qicheng/resume/sections';

/** The sections with phrases, in the order in which they are offered. */
export const PHRASE_SECTIONS = [
  'selfEvaluation',
  'internships',
  'projects',
  'campus',
  'awards',
  'skills',
  'intention',
  'research',
  'practice',
  'hobbies',
  'education',
  'portfolio',
] as const satisfies readonly SectionKey[];

export type PhraseSection = (typeof PHRASE_SECTIONS)[number];

/** The phrases of one occupation. 【】 marks what the writer has to fill in; phrases contain no figures. */
export type OccupationPhrases = Readonly<Record<PhraseSection, readonly string[]>>;

export interface Phrase {
  id: string;
  section: PhraseSection;
  sectionName: string;
  occupation: string;
  occupationName: string;
  content: string;
}

/** A filter value and how many results it leaves. */
export interface Choice {
  code: string;
  name: string;
  count: number;
}

/** The Chinese heading of a section. */
export const sectionName = (key: SectionKey): string => findSection(key)?.title.zh ?? key;
