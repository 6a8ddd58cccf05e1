import { z } from 'zod';
import { DEGREE_LEVEL, DEGREE_TYPE, RANK_SCOPE, SCHOOL_TAG, STUDY_FORM } from '../codes/education.js';
import { codesOf } from '../codes/labels.js';
import { dateRange } from '../dates.js';
import { entity, item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, text } from '../text.js';

export const school = entity({
  name: i18nText(LIMITS.name).optional(),
  code: text(20).optional(),
  tags: z
    .array(z.enum(codesOf(SCHOOL_TAG)))
    .max(8)
    .optional(),
});
export type School = z.infer<typeof school>;

export const course = entity({ name: i18nText(LIMITS.name).optional(), score: text(20).optional() });
export type Course = z.infer<typeof course>;

const count = z.number().int().min(0).max(1_000_000);

export const educationItem = item({
  school: school.optional(),
  college: i18nText(LIMITS.name).optional(),
  major: i18nText(LIMITS.name).optional(),
  discipline: i18nText(LIMITS.name).optional(),
  minor: i18nText(LIMITS.name).optional(),
  secondDegree: i18nText(LIMITS.name).optional(),
  degreeLevel: z.enum(codesOf(DEGREE_LEVEL)).optional(),
  degreeType: z.enum(codesOf(DEGREE_TYPE)).optional(),
  degreeName: i18nText(LIMITS.name).optional(),
  studyForm: z.enum(codesOf(STUDY_FORM)).optional(),
  schoolingYears: z.number().min(0).max(20).optional(),
  period: dateRange.optional(),
  place: i18nText(LIMITS.name).optional(),
  gpa: entity({
    value: z.number().min(0).max(1000).optional(),
    scale: z.number().min(0).max(1000).optional(),
    algorithm: text(LIMITS.name).optional(),
  }).optional(),
  averageScore: z.number().min(0).max(1000).optional(),
  rank: entity({
    position: count.optional(),
    total: count.optional(),
    percent: z.number().min(0).max(100).optional(),
    scope: z.enum(codesOf(RANK_SCOPE)).optional(),
  }).optional(),
  courses: z.array(course).max(LIMITS.tagsPerItem).optional(),
  advisor: i18nText(LIMITS.name).optional(),
  thesis: i18nText().optional(),
  exchange: i18nText().optional(),
  recommendedExempt: z.boolean().optional(),
  studentNumber: text(40).optional(),
  chsiCode: text(40).optional(),
  highlights: atoms.optional(),
});
export type EducationItem = z.infer<typeof educationItem>;
