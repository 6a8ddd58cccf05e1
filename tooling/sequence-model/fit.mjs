// Fits a linear-chain conditional random field by AdaGrad with an L2 penalty. Needs a built @qicheng/resume.
import { chancesOf } from '../../packages/resume/dist/sequence-model.js';

/**
 * Weights of features and steps. Fixed order and no randomness: equal runs give equal weights.
 * A feature needs `least` occurrences.
 */
export function fit(runs, kinds, { rounds, rate, penalty, least = 2 }) {
  const count = kinds.length;
  const seen = new Map();
  for (const run of runs)
    for (const { features } of run) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  const zeros = (length) => new Float64Array(length);
  const weights = new Map(
    [...seen]
      .filter(([, times]) => times >= least)
      .map(([name]) => [name, { w: zeros(count), g: zeros(count) }]),
  );
  const steps = Array.from({ length: 3 }, () => ({ w: zeros(count * count), g: zeros(count * count) }));
  const move = (row, index, gradient) => {
    const slope = gradient + penalty * row.w[index];
    row.g[index] += slope * slope;
    row.w[index] -= (rate * slope) / Math.sqrt(row.g[index] + 1e-8);
  };
  const known = runs.map((run) =>
    run.map(({ features }) => features.map((each) => weights.get(each)).filter(Boolean)),
  );
  for (let round = 0; round < rounds; round += 1)
    runs.forEach((run, order) => {
      const rows = known[order];
      const scores = rows.map((own) => {
        const sums = Array.from({ length: count }, () => 0);
        for (const { w } of own) for (let kind = 0; kind < count; kind += 1) sums[kind] += w[kind];
        return sums;
      });
      const { single, pairs } = chancesOf(
        scores,
        run.map(({ step }) => [...steps[step].w]),
      );
      run.forEach(({ kind, step }, at) => {
        const right = kinds.indexOf(kind);
        for (let each = 0; each < count; each += 1) {
          const gradient = single[at][each] - (each === right ? 1 : 0);
          for (const row of rows[at]) move(row, each, gradient);
        }
        const before = at > 0 ? kinds.indexOf(run[at - 1].kind) : -1;
        pairs[at].forEach((chance, index) =>
          move(steps[step], index, chance - (index === before * count + right ? 1 : 0)),
        );
      });
    });
  return {
    weights: new Map([...weights].map(([name, { w }]) => [name, [...w]])),
    steps: steps.map(({ w }) => [...w]),
  };
}
