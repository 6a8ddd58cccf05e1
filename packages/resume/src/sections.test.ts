import type { z } from 'zod';
import * as model from './document.js';
import {
  ATTACHMENT_FIELDS,
  BASICS_FIELDS,
  COVER_LETTER_FIELDS,
  CUSTOM_KINDS,
  customIdOf,
  customKey,
  findSection,
  SECTIONS,
  WORK_ROLE_FIELDS,
} from './sections.js';

// Common fields of every item, and fields set by another control.
const COMMON = new Set(['id', 'visible', 'sens', 'verify', 'pageBreak', 'x', 'birthDisplay', 'hidden']);
const keysOf = (schema: z.ZodObject): string[] => Object.keys(schema.shape).filter((key) => !COMMON.has(key));
const namesOf = (fields: readonly { name: string }[]): string[] =>
  fields.map(({ name }) => name).filter((name) => !COMMON.has(name));

const SCHEMAS: Record<string, z.ZodObject> = {
  intention: model.intention,
  education: model.educationItem,
  internships: model.workItem,
  work: model.workItem,
  projects: model.projectItem,
  research: model.researchItem,
  papers: model.paperItem,
  patents: model.patentItem,
  softwareCopyrights: model.softwareCopyrightItem,
  campus: model.campusItem,
  practice: model.practiceItem,
  awards: model.awardItem,
  certificates: model.certificateItem,
  languages: model.languageItem,
  skills: model.skillItem,
  portfolio: model.portfolioItem,
  hobbies: model.hobbyItem,
  references: model.referenceItem,
  family: model.familyItem,
};

describe('section registry', () => {
  it.each(Object.entries(SCHEMAS))('offers every field of %s', (key, schema) => {
    const fields = findSection(key)?.fields ?? [];
    expect(namesOf(fields).sort()).toEqual(keysOf(schema).sort());
    expect(fields.some(({ primary }) => primary)).toBe(true);
  });

  it('offers every field of the header and of unprinted parts', () => {
    expect(namesOf(BASICS_FIELDS).sort()).toEqual(keysOf(model.basics).sort());
    expect(namesOf(WORK_ROLE_FIELDS).sort()).toEqual(keysOf(model.workRole).sort());
    expect(namesOf(COVER_LETTER_FIELDS).sort()).toEqual(keysOf(model.coverLetterItem).sort());
    expect(namesOf(ATTACHMENT_FIELDS)).toEqual(['name']);
    expect(namesOf(CUSTOM_KINDS.entries.fields).sort()).toEqual(keysOf(model.customEntry).sort());
  });

  it('names every section once, in both languages', () => {
    expect(new Set(SECTIONS.map(({ key }) => key)).size).toBe(SECTIONS.length);
    expect(SECTIONS.map(({ key }) => key).sort()).toEqual([...Object.keys(SCHEMAS), 'selfEvaluation'].sort());
    const headings = SECTIONS.flatMap(({ title, aliases }) => [title.zh, ...aliases]);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('has options for every select', () => {
    const selects = SECTIONS.flatMap(({ fields }) => fields).filter(({ control }) => control === 'select');
    expect(selects.every(({ options }) => options && Object.keys(options).length > 1)).toBe(true);
  });

  it('recognises custom sections by their keys', () => {
    expect(customIdOf(customKey('a1'))).toBe('a1');
    expect(customIdOf('work')).toBeUndefined();
    expect(findSection('custom:a1')).toBeUndefined();
  });
});
