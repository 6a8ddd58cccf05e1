import { z } from 'zod';
import { CAMPUS_LEVEL, PROJECT_KIND } from '../codes/achievement.js';
import { codesOf } from '../codes/labels.js';
import { dateRange } from '../dates.js';
import { entity, item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, identifier, linkText, text } from '../text.js';

const level = z.enum(codesOf(CAMPUS_LEVEL));
const tagList = z.array(text(LIMITS.name)).max(LIMITS.tagsPerItem);

export const campusItem = item({
  organisation: i18nText().optional(),
  role: i18nText().optional(),
  level: level.optional(),
  place: i18nText(LIMITS.name).optional(),
  period: dateRange.optional(),
  highlights: atoms.optional(),
});
export type CampusItem = z.infer<typeof campusItem>;

export const practiceItem = item({
  name: i18nText().optional(),
  organisation: i18nText().optional(),
  role: i18nText().optional(),
  level: level.optional(),
  hours: z.number().min(0).max(100_000).optional(),
  place: i18nText(LIMITS.name).optional(),
  period: dateRange.optional(),
  highlights: atoms.optional(),
});
export type PracticeItem = z.infer<typeof practiceItem>;

/** A position within one employment, for people who changed roles within a company. */
export const workRole = item({
  title: i18nText().optional(),
  department: i18nText().optional(),
  period: dateRange.optional(),
  highlights: atoms.optional(),
});
export type WorkRole = z.infer<typeof workRole>;

/** An employment or an internship: both have the same fields. */
export const workItem = item({
  company: i18nText().optional(),
  department: i18nText().optional(),
  title: i18nText().optional(),
  industry: i18nText(LIMITS.name).optional(),
  place: i18nText(LIMITS.name).optional(),
  link: linkText().optional(),
  period: dateRange.optional(),
  tech: tagList.optional(),
  highlights: atoms.optional(),
  roles: z.array(workRole).max(20).optional(),
});
export type WorkItem = z.infer<typeof workItem>;

/** A measured outcome, printed as its own statement: 月成交：120 单 → 640 单. */
export const projectResult = entity({
  id: identifier,
  name: i18nText(LIMITS.name).optional(),
  before: text(LIMITS.name).optional(),
  after: text(LIMITS.name).optional(),
  unit: i18nText(20).optional(),
});
export type ProjectResult = z.infer<typeof projectResult>;

export const projectItem = item({
  name: i18nText().optional(),
  role: i18nText().optional(),
  kind: z.enum(codesOf(PROJECT_KIND)).optional(),
  organisation: i18nText().optional(),
  place: i18nText(LIMITS.name).optional(),
  link: linkText().optional(),
  tech: tagList.optional(),
  period: dateRange.optional(),
  teamSize: z.number().int().min(0).max(100_000).optional(),
  contribution: i18nText().optional(),
  situation: i18nText(LIMITS.paragraph).optional(),
  task: i18nText(LIMITS.paragraph).optional(),
  highlights: atoms.optional(),
  results: z.array(projectResult).max(20).optional(),
});
export type ProjectItem = z.infer<typeof projectItem>;
