import type { SectionKey } from '@qicheng/resume/sections';
import type { OccupationCode } from './occupations.js';

/** Skill words that belong together. */
export interface SkillGroup {
  category: string;
  occupations: readonly OccupationCode[];
  names: readonly string[];
}

export interface SkillWord {
  name: string;
  category: string;
  /** Names of the occupations that ask for it. */
  occupations: string[];
}

export interface HeadingAlternatives {
  section: SectionKey;
  alternatives: Readonly<Record<'zh' | 'en', readonly string[]>>;
  /** When a section under this heading helps. */
  hint: string;
}

export interface Heading {
  section: string;
  title: string;
  alternatives: string[];
  hint: string;
}

export type ResourceKind = 'certificate' | 'documentation' | 'book';

/** Something to learn a skill by, or to prove it with. */
export interface LearningResource {
  kind: ResourceKind;
  name: string;
  /** Who gives the certificate, publishes the documentation or wrote the book. */
  issuer: string;
  /** Empty where no address is certain. */
  url: string;
  skills: readonly string[];
  occupations: readonly OccupationCode[];
}
