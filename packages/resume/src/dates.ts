import { z } from 'zod';

/** A date as far as the candidate states it: a year, a month or a day. */
export const partialDate = z.strictObject({
  y: z.number().int().min(1900).max(2200),
  m: z.number().int().min(1).max(12).optional(),
  d: z.number().int().min(1).max(31).optional(),
});
export type PartialDate = z.infer<typeof partialDate>;

export const PRESENT = 'present';

/** A period; the end may be open (`present`) or not stated at all. */
export const dateRange = z.strictObject({
  start: partialDate.optional(),
  end: z.union([partialDate, z.literal(PRESENT)]).optional(),
});
export type DateRange = z.infer<typeof dateRange>;

/** The day that it is in China: what an age is counted to. */
export function todayInChina(now = new Date()): PartialDate {
  const shifted = new Date(now.getTime() + 8 * 3_600_000);
  return { y: shifted.getUTCFullYear(), m: shifted.getUTCMonth() + 1, d: shifted.getUTCDate() };
}
