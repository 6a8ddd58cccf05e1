import { z } from 'zod';
import { customFact } from '../basics.js';
import { dateRange } from '../dates.js';
import { item } from '../item.js';
import { LIMITS } from '../limits.js';
import { atoms } from '../rich-text.js';
import { i18nText, linkText } from '../text.js';

export const customEntry = item({
  title: i18nText().optional(),
  subtitle: i18nText().optional(),
  place: i18nText(LIMITS.name).optional(),
  link: linkText().optional(),
  period: dateRange.optional(),
  highlights: atoms.optional(),
});
export type CustomEntry = z.infer<typeof customEntry>;

export const customTag = item({ name: i18nText(LIMITS.name).optional() });
export type CustomTag = z.infer<typeof customTag>;

const title = i18nText(LIMITS.name).optional();

/** A section defined by the candidate, of one of four kinds. */
export const customSection = z.discriminatedUnion('kind', [
  item({ kind: z.literal('entries'), title, items: z.array(customEntry).max(LIMITS.itemsPerSection) }),
  item({ kind: z.literal('facts'), title, items: z.array(customFact).max(LIMITS.itemsPerSection) }),
  item({ kind: z.literal('tags'), title, items: z.array(customTag).max(LIMITS.itemsPerSection) }),
  item({ kind: z.literal('text'), title, items: atoms }),
]);
export type CustomSection = z.infer<typeof customSection>;
export type CustomKind = CustomSection['kind'];
