// A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001), fitted by AdaGrad with an L2 penalty.

const logSum = (values) => {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
};

/** Probabilities of kinds and of pairs of kinds, by the forward-backward algorithm. */
function marginals(scores, steps, count) {
  const size = scores.length;
  const kinds = Array.from({ length: count }, (_, index) => index);
  const forward = [scores[0]];
  for (let at = 1; at < size; at += 1)
    forward.push(
      kinds.map(
        (to) =>
          scores[at][to] + logSum(kinds.map((from) => forward[at - 1][from] + steps[at][from * count + to])),
      ),
    );
  const backward = Array.from({ length: size }, () => kinds.map(() => 0));
  for (let at = size - 2; at >= 0; at -= 1)
    backward[at] = kinds.map((from) =>
      logSum(kinds.map((to) => steps[at + 1][from * count + to] + scores[at + 1][to] + backward[at + 1][to])),
    );
  const total = logSum(forward[size - 1]);
  const single = forward.map((row, at) =>
    row.map((value, kind) => Math.exp(value + backward[at][kind] - total)),
  );
  const pair = (at, from, to) =>
    Math.exp(
      forward[at - 1][from] + steps[at][from * count + to] + scores[at][to] + backward[at][to] - total,
    );
  return { single, pair };
}

/** Weights of features and of steps. Fixed order and no chance: the same runs give the same weights. */
export function fit(runs, kinds, { rounds, rate, penalty }) {
  const count = kinds.length;
  const seen = new Map();
  for (const run of runs)
    for (const { features } of run) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  const zeros = (length) => new Float64Array(length);
  const weights = new Map(
    [...seen].filter(([, times]) => times > 1).map(([name]) => [name, { w: zeros(count), g: zeros(count) }]),
  );
  const steps = Array.from({ length: 3 }, () => ({ w: zeros(count * count), g: zeros(count * count) }));
  const move = (row, index, gradient) => {
    const slope = gradient + penalty * row.w[index];
    row.g[index] += slope * slope;
    row.w[index] -= (rate * slope) / Math.sqrt(row.g[index] + 1e-8);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const run of runs) {
      const rows = run.map(({ features }) => features.map((each) => weights.get(each)).filter(Boolean));
      const scores = rows.map((own) =>
        kinds.map((_, kind) => own.reduce((sum, row) => sum + row.w[kind], 0)),
      );
      const { single, pair } = marginals(
        scores,
        run.map(({ step }) => steps[step].w),
        count,
      );
      const pairs = run.map((_, at) =>
        at === 0
          ? []
          : Array.from({ length: count * count }, (__, index) =>
              pair(at, Math.floor(index / count), index % count),
            ),
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
    }
  return {
    weights: new Map([...weights].map(([name, { w }]) => [name, [...w]])),
    steps: steps.map(({ w }) => [...w]),
  };
}
