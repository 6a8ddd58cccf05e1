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
