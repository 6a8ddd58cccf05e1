import { likeliestKinds, scoresOf } from '@qicheng/resume/sequence-model';
import { featuresOf, isAskingPart, type PlacedClause } from './features.js';
import { CLAUSE_KINDS, type ClauseKind } from './kinds.js';
import { STEP_WEIGHTS, WEIGHTS } from './weights.js';

/** How a clause follows the previous one: 0 in the same sentence, 1 in the same line, 2 in another line. */
export const stepOf = ({ isFirst, isLineStart }: PlacedClause): number => (isLineStart ? 2 : isFirst ? 1 : 0);

const COUNT = CLAUSE_KINDS.length;

/**
 * Penalty for a requirement outside a heading of requirements: a wrong one harms an applicant more than a missed one.
 */
const CAUTION = 0.8;

const cautiousScores = (clause: PlacedClause): number[] => {
  const scores = scoresOf(WEIGHTS, featuresOf(clause), COUNT);
  if (!isAskingPart(clause.part)) scores[0]! -= CAUTION;
  return scores;
};

/** The most probable kinds of the clauses of a posting. */
export function kindsOf(clauses: readonly PlacedClause[]): ClauseKind[] {
  const steps = clauses.map((clause) => STEP_WEIGHTS[stepOf(clause)] ?? []);
  return likeliestKinds(clauses.map(cautiousScores), steps).map((kind) => CLAUSE_KINDS[kind] ?? 'noise');
}
