import type { z } from 'zod';
import { partialDate } from '../dates.js';
import { item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, linkText, text } from '../text.js';

export const hobbyItem = item({ name: i18nText(LIMITS.name).optional() });
export type HobbyItem = z.infer<typeof hobbyItem>;

export const portfolioItem = item({
  name: i18nText().optional(),
  kind: i18nText(LIMITS.name).optional(),
  link: linkText().optional(),
  date: partialDate.optional(),
  highlights: atoms.optional(),
});
export type PortfolioItem = z.infer<typeof portfolioItem>;

export const referenceItem = item({
  name: i18nText(LIMITS.name).optional(),
  organisation: i18nText().optional(),
  title: i18nText().optional(),
  relation: i18nText(LIMITS.name).optional(),
  phone: text(40).optional(),
  email: text(LIMITS.line).optional(),
  statement: i18nText(LIMITS.paragraph).optional(),
});
export type ReferenceItem = z.infer<typeof referenceItem>;

export const familyItem = item({
  relation: i18nText(LIMITS.name).optional(),
  name: text(LIMITS.name).optional(),
  birthDate: partialDate.optional(),
  politicalStatus: i18nText(LIMITS.name).optional(),
  employer: i18nText().optional(),
  title: i18nText().optional(),
  phone: text(40).optional(),
});
export type FamilyItem = z.infer<typeof familyItem>;
