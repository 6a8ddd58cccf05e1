import { chancesOf, likeliestKinds, scoresOf } from './sequence-model.js';

const NO_STEP = [0, 0, 0, 0];
/** The second kind rarely follows the first. */
const STEP = [0, -5, 0, 0];

describe('scores of an item', () => {
  it('are the sums of the weights of its features; a feature that nobody knows counts nothing', () => {
    const weights = new Map([
      ['a', [1, 2]],
      ['b', [0.5, -1]],
    ]);
    expect(scoresOf(weights, ['a', 'b', 'c'], 2)).toEqual([1.5, 1]);
  });
});

describe('the likeliest kinds', () => {
  it('regard those beside them', () => {
    const scores = [
      [2, 0],
      [0, 1],
    ];
    expect(likeliestKinds(scores, [NO_STEP, NO_STEP])).toEqual([0, 1]);
    expect(likeliestKinds(scores, [STEP, STEP])).toEqual([0, 0]);
  });

  it('of nothing are none', () => {
    expect(likeliestKinds([], [])).toEqual([]);
  });
});

describe('chances', () => {
  const scores = [
    [2, 0],
    [0, 1],
  ];

  it('of all kinds and of all pairs sum up to one', () => {
    const { single, pairs } = chancesOf(scores, [STEP, STEP]);
    for (const row of single) expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(pairs[0]).toEqual([]);
    expect(pairs[1]?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('without regard to steps are those of the scores alone', () => {
    const { single } = chancesOf(scores, [NO_STEP, NO_STEP]);
    expect(single[0]?.[0]).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 1), 10);
  });
});
