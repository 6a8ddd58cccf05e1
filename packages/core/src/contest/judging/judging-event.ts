import { z } from 'zod';

/** One criterion of a rubric: description, points and weight. */
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
  /** Judges per entry. */
  judgesPerEntry: z.number().int().min(1).max(30),
  /** How many of the highest and of the lowest scores of an entry are dropped, each. */
  drop: z.number().int().min(0).max(3),
  normalisation: z.enum(['z', 'minmax', 'none']),
});
export type JudgingMethod = z.infer<typeof judgingMethod>;

const id = z.uuid();
const judgingEvent = z.discriminatedUnion('kind', [
  /** Entries are frozen; their order is the draw, the first one is number 1. */
  z.object({ kind: z.literal('closed'), rubric, method: judgingMethod, entries: z.array(id) }),
  z.object({ kind: z.literal('assigned'), pairs: z.array(z.tuple([id, id])) }),
  /** Later scores of the same judge for the same entry replace earlier ones. */
  z.object({ kind: z.literal('scored'), entry: id, judge: id, points: z.record(z.string(), z.number()) }),
  z.object({ kind: z.literal('excluded'), entry: id, reason: z.string() }),
  z.object({ kind: z.literal('readmitted'), entry: id }),
]);
export type JudgingEvent = z.infer<typeof judgingEvent>;

/** An event as stored: its kind in one column, the rest in another. */
interface StoredEvent {
  kind: string;
  data: unknown;
}

/** Parses the log; an invalid row is an error and never skipped. */
export const readLog = (rows: readonly StoredEvent[]): JudgingEvent[] =>
  rows.map(({ kind, data }) => judgingEvent.parse({ ...(data as object), kind }));
