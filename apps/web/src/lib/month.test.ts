import { monthBy, weeksOf } from './month.js';

describe('a month', () => {
  it('consists of weeks starting on Monday', () => {
    const weeks = weeksOf('2026-11');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('has a previous and a next month', () => {
    expect([monthBy('2026-12', 1), monthBy('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
