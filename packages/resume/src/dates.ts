import { z } from 'zod';

/** A date with the precision that the candidate gave: year, month or day. */
export const partialDate = z.strictObject({
  y: z.number().int().min(1900).max(2200),
  m: z.number().int().min(1).max(12).optional(),
  d: z.number().int().min(1).max(31).optional(),
});
export type PartialDate = z.infer<typeof partialDate>;

export const PRESENT = 'present';

/** A period; the end may be open (`present`) or absent. */
export const dateRange = z.strictObject({
  start: partialDate.optional(),
  end: z.union([partialDate, z.literal(PRESENT)]).optional(),
});
export type DateRange = z.infer<typeof dateRange>;

/** Today's date in China, used to compute ages. */
export function todayInChina(now = new Date()): PartialDate {
  const shifted = new Date(now.getTime() + 8 * 3_600_000);
  return { y: shifted.getUTCFullYear(), m: shifted.getUTCMonth() + 1, d: shifted.getUTCDate() };
}
