import { bonusTax, taxOfYear, withhold, yearlyTax } from './income-tax.js';
import { monthlyBrackets, yearlyBrackets } from './tables/income-tax-rates.js';

describe('withholding: the examples of 国家税务总局 for 公告 2018 年第 61 号', () => {
  it('10 000 a month, 1 500 of insurance, 1 000 of additional deductions: 75 in each month', () => {
    const months = withhold(10_000, 1_500 + 1_000);
    expect(months.map(({ tax }) => tax)).toEqual(Array(12).fill(75));
    expect(months[11]?.taxable).toBe(30_000);
  });

  it('30 000 a month, 4 500 of insurance, 2 000 of additional deductions: 555, 625, 1 850', () => {
    const months = withhold(30_000, 4_500 + 2_000);
    expect(months.slice(0, 3).map(({ tax }) => tax)).toEqual([555, 625, 1_850]);
  });

  it('adds up to the tax of the year', () => {
    for (let monthly = 3_000; monthly < 150_000; monthly += 1_777) {
      const sum = withhold(monthly, 1_234.5).reduce((total, { tax }) => total + tax, 0);
      expect(sum).toBeCloseTo(yearlyTax(12 * (monthly - 5_000 - 1_234.5)), 2);
    }
  });
});

describe('the rate tables', () => {
  it('have no step: at its upper end a bracket and the next one agree', () => {
    yearlyBrackets.slice(0, -1).forEach(({ upTo, rate, quick }, index) => {
      const next = yearlyBrackets[index + 1];
      expect(upTo * rate - quick).toBeCloseTo(upTo * (next?.rate ?? 0) - (next?.quick ?? 0), 6);
    });
  });

  it('by month are a twelfth of those by year', () => {
    yearlyBrackets.slice(0, -1).forEach(({ upTo, rate, quick }, index) => {
      expect(monthlyBrackets[index]).toEqual({ upTo: upTo / 12, rate, quick: quick / 12 });
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
  ])('of %d yuan taxed alone costs %d', (bonus, tax) => {
    expect(bonusTax(bonus)).toBe(tax);
  });

  it('is taxed the way that costs less, and says both', () => {
    expect(taxOfYear(100_000, 36_000, 2027)).toMatchObject({
      method: 'separate',
      separate: 8_560,
      merged: 11_080,
    });
    expect(taxOfYear(0, 36_000, 2027)).toMatchObject({ method: 'separate', merged: 1_080 });
    // Deductions that wages leave unused lower a merged bonus only.
    expect(taxOfYear(-20_000, 36_000, 2027)).toMatchObject({ method: 'merged', total: 480 });
  });

  it('is merged from 2028 on', () => {
    expect(taxOfYear(100_000, 36_000, 2028)).toMatchObject({
      method: 'merged',
      separate: null,
      total: 11_080,
    });
  });
});
