import { fenOf, yuanOf } from './fen.js';
import { bonusBracket, bonusTax, taxOfYear, withhold, yearlyBracket, yearlyTax } from './income-tax.js';
import { monthlyBrackets, yearlyBrackets } from './tables/income-tax-rates.js';

describe('the tax of a year', () => {
  it('is exact to the fen where floating point is not', () => {
    expect(yuanOf(yearlyTax(fenOf(48_444.45)))).toBe(2_324.45);
    expect(yuanOf(yearlyTax(fenOf(36_000.05)))).toBe(1_080.01);
  });
});

describe('the bracket', () => {
  it('of a year or a bonus is the first one for zero and less', () => {
    expect([yearlyBracket(0), yearlyBracket(-1)]).toEqual([yearlyBrackets[0], yearlyBrackets[0]]);
    expect([bonusBracket(0), bonusBracket(-1)]).toEqual([monthlyBrackets[0], monthlyBrackets[0]]);
    expect([yearlyTax(0), yearlyTax(-100), bonusTax(0), bonusTax(-100)]).toEqual([0, 0, 0, 0]);
  });

  it('includes its last fen', () => {
    expect(yearlyBracket(fenOf(36_000)).percent).toBe(3);
    expect(yearlyBracket(fenOf(36_000) + 1).percent).toBe(10);
    expect(bonusBracket(fenOf(36_000)).percent).toBe(3);
    expect(bonusBracket(fenOf(36_000) + 1).percent).toBe(10);
  });
});

describe('withholding: the examples of 国家税务总局 for 公告 2018 年第 61 号', () => {
  const yuanOfMonths = (monthly: number, deducted: number) =>
    withhold(fenOf(monthly), fenOf(deducted)).map(({ tax }) => yuanOf(tax));

  it('10 000 a month, 1 500 of insurance, 1 000 of additional deductions: 75 in each month', () => {
    expect(yuanOfMonths(10_000, 1_500 + 1_000)).toEqual(Array(12).fill(75));
    expect(withhold(fenOf(10_000), fenOf(2_500))[11]?.taxable).toBe(fenOf(30_000));
  });

  it('30 000 a month, 4 500 of insurance, 2 000 of additional deductions: 555, 625, 1 850', () => {
    expect(yuanOfMonths(30_000, 4_500 + 2_000).slice(0, 3)).toEqual([555, 625, 1_850]);
  });

  it('withholds nothing in months below the deductions, and names these months', () => {
    const months = withhold(fenOf(6_000), fenOf(1_500));
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months.every(({ taxable, tax }) => taxable === 0 && tax === 0)).toBe(true);
    expect(withhold(fenOf(10_000), fenOf(2_500))[0]).toEqual({ month: 1, taxable: fenOf(2_500), tax: 7_500 });
  });

  it('sums to the tax of the year', () => {
    for (let monthly = fenOf(3_000); monthly < fenOf(150_000); monthly += 177_713) {
      const sum = withhold(monthly, 123_450).reduce((total, { tax }) => total + tax, 0);
      expect(sum).toBe(yearlyTax(12 * (monthly - 500_000 - 123_450)));
    }
  });
});

describe('the rate tables', () => {
  it('are continuous at the bounds of brackets', () => {
    yearlyBrackets.slice(0, -1).forEach(({ upTo, percent, quick }, index) => {
      const next = yearlyBrackets[index + 1];
      expect(upTo * percent - 100 * quick).toBe(upTo * (next?.percent ?? 0) - 100 * (next?.quick ?? 0));
    });
  });

  it('by month are a twelfth of those by year', () => {
    yearlyBrackets.slice(0, -1).forEach(({ upTo, percent, quick }, index) => {
      expect(monthlyBrackets[index]).toEqual({ upTo: upTo / 12, percent, quick: quick / 12 });
    });
  });
});

describe('a yearly bonus (财政部 税务总局公告 2023 年第 30 号)', () => {
  it.each([
    [36_000, 1_080],
    [36_001, 3_390.1],
    [144_000, 14_190],
    [144_001, 27_390.2],
    [960_000, 328_840],
  ])('of %d yuan taxed separately costs %d', (bonus, tax) => {
    expect(yuanOf(bonusTax(fenOf(bonus)))).toBe(tax);
  });

  it('is taxed by the cheaper method, and states both', () => {
    expect(taxOfYear(fenOf(100_000), fenOf(36_000), 2027)).toMatchObject({
      method: 'separate',
      separate: fenOf(8_560),
      merged: fenOf(11_080),
    });
    expect(taxOfYear(0, fenOf(36_000), 2027)).toMatchObject({ method: 'separate', merged: fenOf(1_080) });
    // Deductions that wages do not use reduce only a merged bonus.
    expect(taxOfYear(fenOf(-20_000), fenOf(36_000), 2027)).toMatchObject({
      method: 'merged',
      total: fenOf(480),
    });
  });

  it('of zero has no tax and does not change the tax of the wages', () => {
    expect(taxOfYear(fenOf(100_000), 0, 2027)).toEqual({
      ...{ wages: fenOf(7_480), bonus: 0, total: fenOf(7_480), method: 'none' },
      ...{ separate: null, merged: fenOf(7_480) },
    });
  });

  it('that costs the same by both methods is taxed separately', () => {
    expect(taxOfYear(0, fenOf(12_000), 2027)).toEqual({
      ...{ wages: 0, bonus: fenOf(360), total: fenOf(360), method: 'separate' },
      ...{ separate: fenOf(360), merged: fenOf(360) },
    });
  });

  it('is merged from 2028 on', () => {
    expect(taxOfYear(fenOf(100_000), fenOf(36_000), 2028)).toMatchObject({
      method: 'merged',
      separate: null,
      total: fenOf(11_080),
    });
  });
});
