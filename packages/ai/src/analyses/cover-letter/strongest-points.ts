import { bestPoints, type ProofPoint } from '../../jd/proof-points.js';
import { problemsOf } from '../resume-analysis/rules/wording.js';

/** The best points that the résumé analysis has nothing to say against; where all are weak, the best one alone. */
export function strongestPoints(points: readonly ProofPoint[], count: number): ProofPoint[] {
  const strong = points.filter(({ statement }) => problemsOf(statement).length === 0);
  return strong.length > 0 ? bestPoints(strong, count) : bestPoints(points, 1);
}
