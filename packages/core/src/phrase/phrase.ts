import { findSection, type SectionKey } from '@qicheng/resume/sections';

/** The sections that the library has phrases for, in the order in which they are offered. */
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

/** The phrases of one occupation. What only the writer can know stands in 【】; no figure is ever given. */
export type OccupationPhrases = Readonly<Record<PhraseSection, readonly string[]>>;

export interface Phrase {
  id: string;
  section: PhraseSection;
  sectionName: string;
  occupation: string;
  occupationName: string;
  content: string;
}

/** A value to narrow by and how much it leaves. */
export interface Choice {
  code: string;
  name: string;
  count: number;
}

/** The Chinese heading of a section. */
export const sectionName = (key: SectionKey): string => findSection(key)?.title.zh ?? key;
