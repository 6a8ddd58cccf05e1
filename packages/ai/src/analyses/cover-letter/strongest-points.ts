import { bestPoints, type ProofPoint } from '../../jd/proof-points.js';
import { problemsOf } from '../resume-analysis/rules/wording.js';

/** The best points that the résumé analysis finds nothing wrong with; where all are weak, the best one alone. What has nothing to do with the posting is told only where nothing else is there. */
export function strongestPoints(points: readonly ProofPoint[], count: number): ProofPoint[] {
  const related = points.filter(({ relevance }) => relevance > 0);
  const own = related.length > 0 ? related : points;
  const isStrong = ({ statement }: ProofPoint): boolean => problemsOf(statement).length === 0;
  const strong = own.filter(isStrong);
  if (strong.length === 0) return bestPoints(own, 1);
  // Where little answers the posting, what else was achieved in the same job is told with it.
  const entries = new Set(strong.map(({ statement }) => statement.itemPointer));
  const beside = points.filter(
    (point) =>
      !own.includes(point) &&
      isStrong(point) &&
      entries.has(point.statement.itemPointer) &&
      (point.statement.traits.isQuantified || point.statement.traits.hasResult),
  );
  return bestPoints([...strong, ...beside], count);
}

/** What is told, by the entry that it was done in, in the order in which the entries first stand. */
export function byEntry<Told>(told: readonly Told[], pointOf: (each: Told) => ProofPoint): Told[][] {
  const entries = new Map<string, Told[]>();
  for (const each of told) {
    const { itemPointer } = pointOf(each).statement;
    entries.set(itemPointer, [...(entries.get(itemPointer) ?? []), each]);
  }
  return [...entries.values()];
}
