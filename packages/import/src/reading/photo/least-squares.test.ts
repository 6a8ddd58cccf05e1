import { leastSquares } from './least-squares.js';

describe('least squares', () => {
  it('finds the coefficients of weighted observations', () => {
    const observations = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [
      { terms: [1, x, x * x], value: 3 - 2 * x + 4 * x * x, weight: 1 },
      { terms: [1, x, x * x], value: 3.1 - 2 * x + 4 * x * x, weight: 0.001 },
    ]);
    const [a, b, c] = leastSquares(observations);
    expect(a).toBeCloseTo(3, 1);
    expect(b).toBeCloseTo(-2, 1);
    expect(c).toBeCloseTo(4, 1);
  });

  it('leaves a term without observations at nought', () => {
    expect(leastSquares([{ terms: [1, 0], value: 2, weight: 1 }])[1]).toBe(0);
  });
});
