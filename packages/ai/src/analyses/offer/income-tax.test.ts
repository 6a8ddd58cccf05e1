import { numbersFrom } from '../../../test/offer-questions.js';
import { fenOf, yuanOf } from './fen.js';
import { bonusTax, taxOfYear, withhold, yearlyTax } from './income-tax.js';
import { monthlyBrackets, yearlyBrackets } from './tables/income-tax-rates.js';

/** Rate table 1 by its definition: each part of the income at its own rate, in whole numbers of any size. */
function taxByParts(taxable: bigint): bigint {
  const bounds = [0n, 36_000n, 144_000n, 300_000n, 420_000n, 660_000n, 960_000n].map((yuan) => yuan * 100n);
  const percents = [3n, 10n, 20n, 25n, 30n, 35n, 45n];
  const hundredths = bounds.reduce((sum, low, index) => {
    const high = bounds[index + 1] ?? taxable;
    const part = (taxable < high ? taxable : high) - low;
    return part > 0n ? sum + part * (percents[index] ?? 0n) : sum;
  }, 0n);
  return (hundredths + 50n) / 100n;
}

describe('the tax of a year', () => {
  it('is that of whole numbers for 1,000,000 amounts', () => {
    const next = numbersFrom(20261123);
    let different = 0;
    for (let count = 0; count < 1_000_000; count += 1) {
      // Half of them where most salaries are, half up to 20,000,000 yuan.
      const taxable = Math.floor(next() * (count % 2 === 0 ? 40_000_000 : 2_000_000_000));
      if (BigInt(yearlyTax(taxable)) !== taxByParts(BigInt(taxable))) different += 1;
    }
    expect(different).toBe(0);
  });

  it('is no fen too low where floats fall short', () => {
    expect(yuanOf(yearlyTax(fenOf(48_444.45)))).toBe(2_324.45);
    expect(yuanOf(yearlyTax(fenOf(36_000.05)))).toBe(1_080.01);
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

  it('adds up to the tax of the year', () => {
    for (let monthly = fenOf(3_000); monthly < fenOf(150_000); monthly += 177_713) {
      const sum = withhold(monthly, 123_450).reduce((total, { tax }) => total + tax, 0);
      expect(sum).toBe(yearlyTax(12 * (monthly - 500_000 - 123_450)));
    }
  });
});

describe('the rate tables', () => {
  it('have no step: at its upper end a bracket and the next one agree', () => {
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
  ])('of %d yuan taxed alone costs %d', (bonus, tax) => {
    expect(yuanOf(bonusTax(fenOf(bonus)))).toBe(tax);
  });

  it('is taxed the way that costs less, and says both', () => {
    expect(taxOfYear(fenOf(100_000), fenOf(36_000), 2027)).toMatchObject({
      method: 'separate',
      separate: fenOf(8_560),
      merged: fenOf(11_080),
    });
    expect(taxOfYear(0, fenOf(36_000), 2027)).toMatchObject({ method: 'separate', merged: fenOf(1_080) });
    // Deductions that wages leave unused lower a merged bonus only.
    expect(taxOfYear(fenOf(-20_000), fenOf(36_000), 2027)).toMatchObject({
      method: 'merged',
      total: fenOf(480),
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
