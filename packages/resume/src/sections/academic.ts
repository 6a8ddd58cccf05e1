import { z } from 'zod';
import { PAPER_INDEX, PAPER_STATUS, PATENT_KIND, PATENT_STATUS } from '../codes/achievement.js';
import { codesOf } from '../codes/labels.js';
import { dateRange, partialDate } from '../dates.js';
import { item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, text } from '../text.js';

const authorOrder = z.number().int().min(0).max(1000);

export const researchItem = item({
  name: i18nText().optional(),
  organisation: i18nText().optional(),
  role: i18nText().optional(),
  advisor: i18nText(LIMITS.name).optional(),
  funding: i18nText().optional(),
  place: i18nText(LIMITS.name).optional(),
  period: dateRange.optional(),
  highlights: atoms.optional(),
});
export type ResearchItem = z.infer<typeof researchItem>;

export const paperItem = item({
  title: i18nText(400).optional(),
  venue: i18nText().optional(),
  index: z.enum(codesOf(PAPER_INDEX)).optional(),
  authors: i18nText(400).optional(),
  authorOrder: authorOrder.optional(),
  corresponding: z.boolean().optional(),
  status: z.enum(codesOf(PAPER_STATUS)).optional(),
  date: partialDate.optional(),
  doi: text(LIMITS.line).optional(),
  highlights: atoms.optional(),
});
export type PaperItem = z.infer<typeof paperItem>;

export const patentItem = item({
  name: i18nText(400).optional(),
  kind: z.enum(codesOf(PATENT_KIND)).optional(),
  number: text(LIMITS.name).optional(),
  status: z.enum(codesOf(PATENT_STATUS)).optional(),
  inventorOrder: authorOrder.optional(),
  date: partialDate.optional(),
  highlights: atoms.optional(),
});
export type PatentItem = z.infer<typeof patentItem>;

export const softwareCopyrightItem = item({
  name: i18nText(400).optional(),
  number: text(LIMITS.name).optional(),
  ownerOrder: authorOrder.optional(),
  date: partialDate.optional(),
  highlights: atoms.optional(),
});
export type SoftwareCopyrightItem = z.infer<typeof softwareCopyrightItem>;
