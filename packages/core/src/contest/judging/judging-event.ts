import { z } from 'zod';

/** One line of a rubric: what is looked at, how many points it has, and how much it counts. */
const rubricLine = z.object({
  key: z.string().regex(/^[a-z][a-zA-Z\d]{0,29}$/),
  title: z.string().min(1).max(30),
  hint: z.string().max(200).default(''),
  max: z.number().int().min(1).max(100),
  weight: z.number().positive().max(100),
});
export const rubric = z
  .array(rubricLine)
  .min(1)
  .max(20)
  .refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length);
export type RubricLine = z.infer<typeof rubricLine>;

export const judgingMethod = z.object({
  /** How many judges look at an entry. */
  judgesPerEntry: z.number().int().min(1).max(30),
  /** How many of the highest and of the lowest marks of an entry are left out, each. */
  drop: z.number().int().min(0).max(3),
  normalisation: z.enum(['z', 'minmax', 'none']),
});
export type JudgingMethod = z.infer<typeof judgingMethod>;

const id = z.uuid();
const judgingEvent = z.discriminatedUnion('kind', [
  /** Entries are fixed; their order is the draw, the first one is number 1. */
  z.object({ kind: z.literal('closed'), rubric, method: judgingMethod, entries: z.array(id) }),
  z.object({ kind: z.literal('assigned'), pairs: z.array(z.tuple([id, id])) }),
  /** Later points of the same judge for the same entry replace the earlier ones. */
  z.object({ kind: z.literal('scored'), entry: id, judge: id, points: z.record(z.string(), z.number()) }),
  z.object({ kind: z.literal('excluded'), entry: id, reason: z.string() }),
  z.object({ kind: z.literal('readmitted'), entry: id }),
]);
export type JudgingEvent = z.infer<typeof judgingEvent>;

/** An event as the log keeps it: its kind in one column, the rest in another. */
interface StoredEvent {
  kind: string;
  data: unknown;
}

/** The log as events; a row that is none is an error, never skipped. */
export const readLog = (rows: readonly StoredEvent[]): JudgingEvent[] =>
  rows.map(({ kind, data }) => judgingEvent.parse({ ...(data as object), kind }));
