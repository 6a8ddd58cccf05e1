import { z } from 'zod';
import { AWARD_KIND, AWARD_LEVEL, CERTIFICATE_KIND, FLUENCY, SKILL_LEVEL } from '../codes/achievement.js';
import { codesOf } from '../codes/labels.js';
import { partialDate } from '../dates.js';
import { item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, text } from '../text.js';

export const awardItem = item({
  name: i18nText().optional(),
  kind: z.enum(codesOf(AWARD_KIND)).optional(),
  level: z.enum(codesOf(AWARD_LEVEL)).optional(),
  grade: i18nText(LIMITS.name).optional(),
  rank: i18nText(LIMITS.name).optional(),
  date: partialDate.optional(),
  team: z.boolean().optional(),
  issuer: i18nText().optional(),
  highlights: atoms.optional(),
});
export type AwardItem = z.infer<typeof awardItem>;

export const certificateItem = item({
  name: i18nText().optional(),
  kind: z.enum(codesOf(CERTIFICATE_KIND)).optional(),
  score: text(LIMITS.name).optional(),
  level: i18nText(LIMITS.name).optional(),
  number: text(LIMITS.name).optional(),
  issuer: i18nText().optional(),
  date: partialDate.optional(),
  validUntil: partialDate.optional(),
});
export type CertificateItem = z.infer<typeof certificateItem>;

export const languageItem = item({
  name: i18nText(LIMITS.name).optional(),
  exam: text(LIMITS.name).optional(),
  score: text(LIMITS.name).optional(),
  fluency: z.enum(codesOf(FLUENCY)).optional(),
});
export type LanguageItem = z.infer<typeof languageItem>;

export const skillItem = item({
  name: i18nText().optional(),
  level: z.enum(codesOf(SKILL_LEVEL)).optional(),
  keywords: z.array(text(LIMITS.name)).max(LIMITS.tagsPerItem).optional(),
  description: i18nText(LIMITS.paragraph).optional(),
});
export type SkillItem = z.infer<typeof skillItem>;
