export interface Observation {
  terms: readonly number[];
  value: number;
  weight: number;
}

const RIDGE = 0.015; // of the weights: terms that the observations do not determine stay small

/** The coefficients with the smallest weighted squared errors (ridge regression). */
export function leastSquares(observations: readonly Observation[]): number[] {
  const size = observations[0]?.terms.length ?? 0;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  let all = 0;
  for (const { terms, value, weight } of observations) {
    all += weight;
    for (const [at, row] of rows.entries()) {
      const factor = weight * (terms[at] ?? 0);
      for (let column = 0; column < size; column += 1)
        row[column] = (row[column] ?? 0) + factor * (terms[column] ?? 0);
      row[size] = (row[size] ?? 0) + factor * value;
    }
  }
  for (const [at, row] of rows.entries()) row[at] = (row[at] ?? 0) + RIDGE * RIDGE * all;
  return solved(rows);
}

/** Gauss-Jordan elimination; the matrix is positive definite, so no pivoting is needed. */
function solved(rows: readonly Float64Array[]): number[] {
  const size = rows.length;
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1;
    for (let column = at; column <= size; column += 1) row[column] = (row[column] ?? 0) / pivot;
    for (const [other, changed] of rows.entries()) {
      const factor = changed[at] ?? 0;
      if (other === at || factor === 0) continue;
      for (let column = at; column <= size; column += 1)
        changed[column] = (changed[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
