import type { JudgingEvent, JudgingMethod, RubricLine } from './judging-event.js';

export type Points = Readonly<Record<string, number>>;

/** State derived from the log. */
export interface JudgingState {
  rubric: readonly RubricLine[];
  method: JudgingMethod;
  /** In the order of the draw. */
  entries: readonly string[];
  /** Judges of an entry. */
  assigned: ReadonlyMap<string, readonly string[]>;
  /** Points of an entry by judge. */
  scores: ReadonlyMap<string, ReadonlyMap<string, Points>>;
  excluded: ReadonlyMap<string, string>;
}

/** Replays a log; null before the contest was closed. */
export function judgingState(events: readonly JudgingEvent[]): JudgingState | null {
  const [first, ...rest] = events;
  if (first?.kind !== 'closed') return null;
  const assigned = new Map<string, string[]>(first.entries.map((entry) => [entry, []]));
  const scores = new Map<string, Map<string, Points>>(first.entries.map((entry) => [entry, new Map()]));
  const excluded = new Map<string, string>();
  for (const event of rest) {
    if (event.kind === 'assigned') {
      for (const [entry, judge] of event.pairs) {
        const judges = assigned.get(entry);
        if (judges && !judges.includes(judge)) judges.push(judge);
      }
    } else if (event.kind === 'scored') {
      // Only an assigned judge may score an entry.
      if (assigned.get(event.entry)?.includes(event.judge))
        scores.get(event.entry)?.set(event.judge, event.points);
    } else if (event.kind === 'excluded') excluded.set(event.entry, event.reason);
    else if (event.kind === 'readmitted') excluded.delete(event.entry);
  }
  const { rubric, method, entries } = first;
  return { rubric, method, entries, assigned, scores, excluded };
}

/** Assignments of counted entries without scores. */
export function missingMarks({ entries, assigned, scores, excluded }: JudgingState): number {
  return entries
    .filter((entry) => !excluded.has(entry))
    .reduce(
      (sum, entry) =>
        sum + (assigned.get(entry) ?? []).filter((judge) => !scores.get(entry)?.has(judge)).length,
      0,
    );
}
