import { featuresOf, isAskingPart, type PlacedClause } from './features.js';
import { CLAUSE_KINDS, type ClauseKind } from './kinds.js';
import { STEP_WEIGHTS, WEIGHTS } from './weights.js';

/** How a clause follows the one before: 0 in one sentence, 1 in one line, 2 in another line. */
export const stepOf = ({ isFirst, isLineStart }: PlacedClause): number => (isLineStart ? 2 : isFirst ? 1 : 0);

const COUNT = CLAUSE_KINDS.length;

/** What counts against a requirement outside a heading that asks: a wrong one costs an applicant more than a missed one. */
const CAUTION = 0.8;

const scoresOf = (clause: PlacedClause): number[] => {
  const scores = Array.from({ length: COUNT }, () => 0);
  for (const feature of featuresOf(clause)) {
    const weights = WEIGHTS.get(feature);
    if (weights) for (let kind = 0; kind < COUNT; kind += 1) scores[kind]! += weights[kind] ?? 0;
  }
  if (!isAskingPart(clause.part)) scores[0]! -= CAUTION;
  return scores;
};

const kindAt = (index: number): ClauseKind => CLAUSE_KINDS[index] ?? 'noise';

/** The likeliest kinds of the clauses of a posting, each with regard to those beside it (Viterbi). */
export function kindsOf(clauses: readonly PlacedClause[]): ClauseKind[] {
  let best: number[] = [];
  const from: number[][] = [];
  for (const [at, clause] of clauses.entries()) {
    const own = scoresOf(clause);
    if (at === 0) {
      best = own;
      from.push([]);
      continue;
    }
    const step = STEP_WEIGHTS[stepOf(clause)] ?? [];
    const came: number[] = [];
    best = own.map((score, kind) => {
      const paths = best.map((before, last) => before + (step[last * COUNT + kind] ?? 0));
      const most = Math.max(...paths);
      came.push(paths.indexOf(most));
      return score + most;
    });
    from.push(came);
  }
  const kinds: ClauseKind[] = [];
  let last = best.indexOf(Math.max(...best));
  for (let at = clauses.length - 1; at >= 0; at -= 1) {
    kinds.push(kindAt(last));
    last = from[at]?.[last] ?? 0;
  }
  return kinds.reverse();
}
