import type { SectionKey } from '@qicheng/resume/sections';
import type { OccupationCode } from './occupations.js';

/** Related skill words. */
export interface SkillGroup {
  category: string;
  occupations: readonly OccupationCode[];
  names: readonly string[];
}

export interface SkillWord {
  name: string;
  category: string;
  /** Names of the occupations that require it. */
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

/** A way to learn or prove a skill. */
export interface LearningResource {
  kind: ResourceKind;
  name: string;
  /** The certificate's issuer, the documentation's publisher or the book's author. */
  issuer: string;
  /** Empty where the address is uncertain. */
  url: string;
  skills: readonly string[];
  occupations: readonly OccupationCode[];
}
