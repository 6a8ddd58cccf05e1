import { timeLimit } from './open-database.js';

describe('a limit of a test', () => {
  it.each([
    ['4', 4_000],
    ['1.25', 1_250],
    ['1', 1_000],
    ['0.5', 1_000],
    ['quick', 1_000],
    ['', 1_000],
  ])('on a machine of scale %s is %d ms instead of 1,000', (scale, limit) => {
    expect(timeLimit(1_000, scale)).toBe(limit);
  });
});
