// Fits a linear support vector machine (squared hinge) by dual coordinate descent. Equal input gives equal weights.

/** A random generator of numbers below 1 with a fixed seed. */
function seededRandom() {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

/**
 * @param {{ at: number[], values: number[], isPositive: boolean, weight?: number }[]} rows
 * @returns {{ weights: Float64Array, bias: number }}
 */
export function fit(rows, size, { cost, rounds = 25 }) {
  const weights = new Float64Array(size);
  const shares = new Float64Array(rows.length);
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  const order = rows.map((_, index) => index);
  const next = seededRandom();
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(next() * (last + 1));
      [order[last], order[other]] = [order[other], order[last]];
    }
    for (const row of order) {
      const { at, values, isPositive, weight = 1 } = rows[row];
      const side = isPositive ? 1 : -1;
      const softness = 1 / (2 * cost * weight);
      let score = bias;
      for (let index = 0; index < at.length; index += 1) score += weights[at[index]] * values[index];
      const slope = side * score - 1 + softness * shares[row];
      const share = Math.max(0, shares[row] - slope / (squares[row] + softness));
      const step = (share - shares[row]) * side;
      shares[row] = share;
      if (step === 0) continue;
      for (let index = 0; index < at.length; index += 1) weights[at[index]] += step * values[index];
      bias += step;
    }
  }
  return { weights, bias };
}
