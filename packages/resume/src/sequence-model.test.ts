import { chancesOf, likeliestKinds, scoresOf } from './sequence-model.js';

const NO_STEP = [0, 0, 0, 0];
/** The second kind rarely follows the first. */
const STEP = [0, -5, 0, 0];

describe('scores of an item', () => {
  it("are the sums of their features' weights; an unknown feature adds nothing", () => {
    const weights = new Map([
      ['a', [1, 2]],
      ['b', [0.5, -1]],
    ]);
    expect(scoresOf(weights, ['a', 'b', 'c'], 2)).toEqual([1.5, 1]);
  });
});

describe('the most likely kinds', () => {
  it('take adjacent items into account', () => {
    const scores = [
      [2, 0],
      [0, 1],
    ];
    expect(likeliestKinds(scores, [NO_STEP, NO_STEP])).toEqual([0, 1]);
    expect(likeliestKinds(scores, [STEP, STEP])).toEqual([0, 0]);
  });

  it('of an empty sequence are none', () => {
    expect(likeliestKinds([], [])).toEqual([]);
  });
});

describe('marginal probabilities', () => {
  const scores = [
    [2, 0],
    [0, 1],
  ];

  it('of all kinds, and of all pairs, sum to one', () => {
    const { single, pairs } = chancesOf(scores, [STEP, STEP]);
    for (const row of single) expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(pairs[0]).toEqual([]);
    expect(pairs[1]?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('without transitions follow from the scores alone', () => {
    const { single } = chancesOf(scores, [NO_STEP, NO_STEP]);
    expect(single[0]?.[0]).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 1), 10);
  });
});
