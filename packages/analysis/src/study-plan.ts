import { z } from 'zod';
import { shownShares } from './apportion.js';

/** More hours per day are rejected as unrealistic. */
export const MAX_HOURS_PER_DAY = 14;
/** More hours get a warning in the plan, since few people keep them up. */
export const HEAVY_HOURS_PER_DAY = 10;

const hours = z.number().int().min(0).max(20_000);

/** A weekly plan. Hours are whole; weeks, items and subjects each sum exactly to its total. */
export const studyPlan = z.object({
  totalHours: hours,
  formula: z.string().max(600),
  subjects: z
    .array(
      z.object({
        key: z.string().max(40),
        label: z.string().max(40),
        hours,
        /** The reason for this share. */
        reason: z.string().max(200),
      }),
    )
    .max(20),
  weeks: z
    .array(
      z.object({
        week: z.number().int().min(1),
        /** Monday to Sunday, counted from the day of the analysis. */
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

/** The subjects with their share of all hours, as whole per cents that sum to a hundred. */
export function sharedSubjects({ subjects }: Pick<StudyPlan, 'subjects'>) {
  const total = subjects.reduce((sum, { hours: own }) => sum + own, 0) || 1;
  const shown = shownShares(subjects.map(({ hours: own }) => (own * 100) / total));
  return subjects.map((subject, place) => ({ ...subject, percent: shown[place] ?? 0 }));
}
