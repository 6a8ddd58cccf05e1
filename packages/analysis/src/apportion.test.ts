import fc from 'fast-check';
import { apportion, shownShares } from './apportion.js';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const runs = { seed: 20_261_121, numRuns: 200 };

describe('largest remainder apportionment', () => {
  it('sums to the whole, whatever the weights', () => {
    const weights = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.nat(8_000), weights, (total, parts) => {
        const hours = apportion(total, parts);
        expect(sum(hours)).toBe(total);
        expect(hours.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
      runs,
    );
  });

  it('differs from the exact share by less than one', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(7, [0, 5, 2])).toEqual([0, 5, 2]);
    expect(apportion(5, [0, 0])).toEqual([3, 2]);
  });
});

describe('displayed percentages', () => {
  it('sum to a hundred even if rounding each would not', () => {
    expect(shownShares([77.6, 17.7, 4.7])).toEqual([77, 18, 5]);
    expect(shownShares([33.35, 33.35, 33.3], 1)).toEqual([33.4, 33.3, 33.3]);
  });

  it('preserve the sum of a subset', () => {
    expect(shownShares([12.5, 30])).toEqual([13, 30]);
    expect(shownShares([])).toEqual([]);
  });
});
