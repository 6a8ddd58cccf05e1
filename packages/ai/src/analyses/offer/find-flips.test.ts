import { type OfferDimensionKey, type OfferInput, type OfferTerms, offerIds } from '@qicheng/analysis/offer';
import { anyTerms, fullTerms, numbersFrom, questionOf } from '#test/offer-questions.js';
import { compareOffers } from './compare-offers.js';
import { figuresOf, settingOf } from './figures.js';
import { findFlips } from './find-flips.js';
import { defaultWeights, totalsOf } from './score-offers.js';

/** The only leading offer after a full recomputation. */
function recomputedLeader(
  input: OfferInput,
  weights: Record<OfferDimensionKey, number> = defaultWeights,
): string | null {
  const totals = totalsOf(
    input.offers.map((terms) => figuresOf(terms, settingOf(input))),
    weights,
  );
  const [first, second] = totals
    .map((total, index) => ({ total, id: offerIds[index] ?? 'A' }))
    .sort((a, b) => b.total - a.total);
  return first && second && first.total - second.total > 1 ? first.id : null;
}

interface Tried {
  field: keyof OfferTerms;
  step: number;
  low: (from: number) => number;
  high: (from: number) => number;
  put: (terms: OfferTerms, value: number) => OfferTerms;
  get: (terms: OfferTerms) => number | undefined;
}
const plain = (
  field: 'weeklyHours' | 'commuteMinutes' | 'growth',
  step: number,
  low: number,
  high: number,
): Tried => ({
  field,
  step,
  low: () => low,
  high: () => high,
  put: (terms, value) => ({ ...terms, [field]: value }),
  get: (terms) => terms[field],
});
const tried: Tried[] = [
  {
    field: 'monthlySalary',
    step: 0,
    low: (from) => from * 0.7,
    high: (from) => from * 1.5,
    put: (terms, value) => ({ ...terms, monthlySalary: value }),
    get: (terms) => terms.monthlySalary,
  },
  {
    field: 'bonusMonths',
    step: 0.1,
    low: () => 0,
    high: (from) => Math.min(24, from + 6),
    put: (terms, value) => ({ ...terms, bonusMonths: { base: value } }),
    get: (terms) => terms.bonusMonths?.base,
  },
  plain('weeklyHours', 1, 35, 72),
  plain('commuteMinutes', 5, 0, 120),
  plain('growth', 1, 1, 5),
];

/** The values of the grid closest to the stated one on each side that change the lead. */
function flipsByForce(input: OfferInput, index: number, { field, step, low, high, put, get }: Tried) {
  const terms = input.offers[index];
  const from = terms && get(terms);
  if (!terms || from === undefined) return [];
  const leader = recomputedLeader(input);
  const own = step || (from <= 30_000 ? 100 : 500);
  const turns: Array<{ to: number; newWinner: string }> = [];
  for (let count = -Math.ceil((from - low(from)) / own); ; count += 1) {
    const to = Math.round((from + count * own) * 1_000) / 1_000;
    if (to > high(from)) break;
    if (to < low(from) || count === 0) continue;
    const offers = input.offers.map((terms, place) => (place === index ? put(terms, to) : terms));
    const newWinner = recomputedLeader({ ...input, offers });
    if (newWinner !== null && newWinner !== leader) turns.push({ to, newWinner });
  }
  const above = turns.filter(({ to }) => to > from).slice(0, 1);
  const below = turns.filter(({ to }) => to < from).slice(-1);
  return [...above, ...below].map((turn) => ({ ...turn, offerId: offerIds[index], variable: field }));
}

describe('flip points', () => {
  it('of 200 random pairs equal those of an exhaustive search', () => {
    const next = numbersFrom(200);
    let found = 0;
    for (let count = 0; count < 200; count += 1) {
      const input = questionOf(anyTerms(next, '甲'), anyTerms(next, '乙'));
      const flips = findFlips(input);
      // Each pair varies one figure, in rotation, so that each figure has forty pairs.
      const one = tried[count % tried.length];
      if (one) {
        const expected = [0, 1].flatMap((index) => flipsByForce(input, index, one));
        const own = flips
          .filter(({ variable }) => variable === one.field)
          .map(({ to, newWinner, offerId, variable }) => ({ to, newWinner, offerId, variable }));
        expect(own).toEqual(expected);
        found += own.length;
      }
    }
    expect(found).toBeGreaterThan(60);
  });

  it('of weights change the lead when that weight is set and the others are scaled', () => {
    const next = numbersFrom(31);
    let found = 0;
    for (let count = 0; count < 25; count += 1) {
      const input = questionOf(anyTerms(next, '甲'), anyTerms(next, '乙'));
      for (const { variable, from, to, newWinner } of findFlips(input)) {
        if (!variable.startsWith('weight.')) continue;
        const key = variable.slice('weight.'.length) as OfferDimensionKey;
        const at = (value: number) => {
          const scaled = Object.entries(defaultWeights).map(([other, weight]) => [
            other,
            other === key ? value : (weight * (100 - value)) / (100 - defaultWeights[key]),
          ]);
          return recomputedLeader(input, Object.fromEntries(scaled) as Record<OfferDimensionKey, number>);
        };
        expect(at(to)).toBe(newWinner);
        expect(at(to - Math.sign(to - from))).not.toBe(newWinner);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('are described in words, and those that the employer can change are requested', () => {
    const other = { ...fullTerms, company: '样例银行', monthlySalary: 17_000 };
    const { flipPoints, offers } = compareOffers(questionOf(fullTerms, other));
    const raise = flipPoints.find(({ offerId, variable }) => offerId === 'A' && variable === 'monthlySalary');
    expect(raise?.newWinner).toBe('A');
    expect(raise?.text).toMatch(/^若 A 的月薪由 15000 元升到 \d+ 元，A 胜出。$/);
    const script = offers[0]?.negotiation.map(({ text }) => text).join('') ?? '';
    expect(script).toContain(`调整到 ${raise?.to} 元`);
    expect(script).toContain('【待补充：');
    expect(script).not.toContain('样例银行');
  });

  it('come after requests to change unlawful clauses, and use only offers of the same city within reach', () => {
    const unlawful = { ...fullTerms, contract: { ...fullTerms.contract, takesDeposit: true } };
    const far = { ...fullTerms, company: '样例银行', city: '深圳', monthlySalary: 60_000 };
    const near = { ...fullTerms, company: '样例银行', monthlySalary: 17_000 };
    const negotiationWith = (other: typeof near) =>
      compareOffers(questionOf(unlawful, other)).offers[0]?.negotiation ?? [];
    expect(negotiationWith(far).map(({ purpose }) => purpose)).not.toContain('依据');
    expect(negotiationWith(near).map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['更正', '依据']),
    );
    expect(negotiationWith(near).find(({ purpose }) => purpose === '更正')?.text).toContain('押金');
    expect(compareOffers(questionOf(unlawful, near)).conclusion).toContain('先要求改掉');
  });
});
