// A fitted linear-chain conditional random field (Lafferty, McCallum and Pereira 2001); tooling/sequence-model fits one.

/** For each item of a sequence, the score of each kind. */
type Scores = readonly (readonly number[])[];
/** Transition scores: the row of the previous kind, then the kind itself. */
type Steps = readonly (readonly number[])[];

/** For each kind, the sum of the weights of an item's features. */
export function scoresOf(
  weights: ReadonlyMap<string, readonly number[]>,
  features: readonly string[],
  count: number,
): number[] {
  const scores = Array.from({ length: count }, () => 0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) for (let kind = 0; kind < count; kind += 1) scores[kind]! += row[kind] ?? 0;
  }
  return scores;
}

/** The most likely sequence of kinds (Viterbi). */
export function likeliestKinds(scores: Scores, steps: Steps): number[] {
  let best: readonly number[] = [];
  const from: number[][] = [];
  for (const [at, own] of scores.entries()) {
    const came: number[] = [];
    if (at === 0) best = own;
    else {
      const step = steps[at] ?? [];
      const before = best;
      best = own.map((score, kind) => {
        const paths = before.map((sum, last) => sum + (step[last * own.length + kind] ?? 0));
        const highest = Math.max(...paths);
        came.push(paths.indexOf(highest));
        return score + highest;
      });
    }
    from.push(came);
  }
  const kinds: number[] = [];
  let last = best.indexOf(Math.max(...best));
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    kinds.push(last);
    last = from[at]?.[last] ?? 0;
  }
  return kinds.reverse();
}

function logSum(values: readonly number[]): number {
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > max) max = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - max);
  return max + Math.log(sum);
}

export interface Chances {
  /** By item and kind. */
  single: number[][];
  /** By the kind of the previous item and the item's own: rows as in `Steps`. */
  pairs: number[][];
}

/** The marginal probability of each kind and each pair of kinds, by the forward-backward algorithm. */
export function chancesOf(scores: Scores, steps: Steps): Chances {
  const size = scores.length;
  const count = scores[0]?.length ?? 0;
  const forward: number[][] = [];
  const row = Array.from({ length: count }, () => 0);
  for (let at = 0; at < size; at += 1) {
    const own = scores[at] ?? [];
    const step = steps[at] ?? [];
    const before = forward[at - 1];
    forward.push(
      own.map((score, to) => {
        if (before === undefined) return score;
        for (let from = 0; from < count; from += 1) row[from] = before[from]! + step[from * count + to]!;
        return score + logSum(row);
      }),
    );
  }
  const backward: number[][] = Array.from({ length: size }, () => Array.from({ length: count }, () => 0));
  for (let at = size - 2; at >= 0; at -= 1) {
    const next = scores[at + 1] ?? [];
    const step = steps[at + 1] ?? [];
    for (let from = 0; from < count; from += 1) {
      for (let to = 0; to < count; to += 1)
        row[to] = step[from * count + to]! + next[to]! + backward[at + 1]![to]!;
      backward[at]![from] = logSum(row);
    }
  }
  const total = logSum(forward[size - 1] ?? []);
  const single = forward.map((sums, at) =>
    sums.map((sum, kind) => Math.exp(sum + backward[at]![kind]! - total)),
  );
  const pairs = scores.map((own, at) => {
    if (at === 0) return [];
    const step = steps[at] ?? [];
    return step.map((weight, index) => {
      const to = index % count;
      const from = (index - to) / count;
      return Math.exp(forward[at - 1]![from]! + weight + own[to]! + backward[at]![to]! - total);
    });
  });
  return { single, pairs };
}
