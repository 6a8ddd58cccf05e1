import { bestPoints, type ProofPoint } from '../../jd/proof-points.js';
import { problemsOf } from '../resume-analysis/rules/wording.js';

/** The best points that the résumé analysis finds nothing wrong with; where all are weak, the best one alone. What has nothing to do with the posting is told only where nothing else is there. */
export function strongestPoints(points: readonly ProofPoint[], count: number): ProofPoint[] {
  const related = points.filter(({ relevance }) => relevance > 0);
  const own = related.length > 0 ? related : points;
  const strong = own.filter(({ statement }) => problemsOf(statement).length === 0);
  return strong.length > 0 ? bestPoints(strong, count) : bestPoints(own, 1);
}
