import { z } from 'zod';

/** More hours of a day than this are refused: nobody studies them. */
export const MOST_HOURS_PER_DAY = 14;
/** More than this are warned of in the plan: few keep them up. */
export const HEAVY_HOURS_PER_DAY = 10;

const hours = z.number().int().min(0).max(20_000);

/** A plan by week. Hours are whole; weeks, items and subjects each sum to its total exactly. */
export const studyPlan = z.object({
  totalHours: hours,
  formula: z.string().max(600),
  subjects: z
    .array(
      z.object({
        key: z.string().max(40),
        label: z.string().max(40),
        hours,
        /** Why it gets this share. */
        reason: z.string().max(200),
      }),
    )
    .max(20),
  weeks: z
    .array(
      z.object({
        week: z.number().int().min(1),
        /** Monday to Sunday count from the day of the analysis. */
        from: z.iso.date(),
        to: z.iso.date(),
        phase: z.string().max(20),
        hours,
        items: z.array(z.object({ subject: z.string().max(40), hours, task: z.string().max(160) })).max(20),
      }),
    )
    .max(120),
});
export type StudyPlan = z.infer<typeof studyPlan>;
