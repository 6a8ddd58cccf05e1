import type { OfferTerms } from '@qicheng/analysis/offer';
import { fenOf } from './fen.js';
import { bonusMonthsOf, boundsOf, deductionsOf, fullYearOf, yearOf } from './year-of-offer.js';

// A city that is not in the tables.
const terms: OfferTerms = { company: '甲', role: '工程师', city: '昆明', monthlySalary: 15_000 };
const yearWith = (over: Partial<OfferTerms>, deductions = 0) =>
  fullYearOf({ ...terms, ...over }, deductions, 2027);
const amountsOf = (over: Partial<OfferTerms>) =>
  yearWith(over).shares.map(({ key, percent, extra, amount }) => [key, percent, extra, amount]);

describe('deductions', () => {
  it('are zero without any, and the sum of the stated ones', () => {
    expect(deductionsOf(undefined)).toBe(0);
    expect(deductionsOf({ childEducation: 2_000, elderCare: 1_500 } as never)).toBe(fenOf(3_500));
  });

  it('include the greater of rent and mortgage interest', () => {
    expect(deductionsOf({ rent: 1_500, mortgageInterest: 1_000 })).toBe(fenOf(1_500));
    expect(deductionsOf({ rent: 800, mortgageInterest: 1_000 })).toBe(fenOf(1_000));
    expect(deductionsOf({ mortgageInterest: 1_000 })).toBe(fenOf(1_000));
    expect(deductionsOf({ rent: 800 })).toBe(fenOf(800));
  });
});

describe('the bounds of the bases', () => {
  it('are those of the table, the stated ones, or none', () => {
    expect(boundsOf({ ...terms, city: '上海市' })).toEqual({
      ...{ low: fenOf(7_546), high: fenOf(37_731), highFund: fenOf(37_731) },
    });
    expect(boundsOf({ ...terms, city: '青岛' })).toEqual({
      ...{ low: 0, high: Infinity, highFund: fenOf(34_342.75) },
    });
    const stated = { insuranceFloor: 1, insuranceCap: 2, fundCap: 3 };
    expect(boundsOf({ ...terms, city: '上海', ...stated })).toEqual({ low: 100, high: 200, highFund: 300 });
    expect(boundsOf(terms)).toEqual({ low: 0, high: Infinity, highFund: Infinity });
  });

  it('limit the base', () => {
    const bases = (over: Partial<OfferTerms>) => {
      const { insuranceBase, fundBase } = yearWith({
        insuranceFloor: 4_000,
        insuranceCap: 20_000,
        fundCap: 30_000,
        ...over,
      });
      return [insuranceBase, fundBase];
    };
    expect(bases({})).toEqual([fenOf(15_000), fenOf(15_000)]);
    expect(bases({ insuranceBase: 3_000, fundBase: 2_000 })).toEqual([fenOf(4_000), fenOf(2_000)]);
    expect(bases({ insuranceBase: 25_000, fundBase: 40_000 })).toEqual([fenOf(20_000), fenOf(30_000)]);
  });
});

describe('the social insurance', () => {
  it('is 8 % and 2 % for an unknown city', () => {
    expect(amountsOf({})).toEqual([
      ['pension', 8, 0, fenOf(1_200)],
      ['medical', 2, 0, fenOf(300)],
    ]);
  });

  it('has the unemployment share of the city, and in 北京 an additional medical amount of three yuan', () => {
    expect(amountsOf({ city: '北京' })).toEqual([
      ['pension', 8, 0, fenOf(1_200)],
      ['medical', 2, fenOf(3), fenOf(303)],
      ['unemployment', 0.5, 0, fenOf(75)],
    ]);
    expect(yearWith({ city: '北京' }).shares.map(({ label, source }) => [label, source])).toEqual([
      ['基本养老保险', 'pension'],
      ['基本医疗保险', 'medical'],
      ['失业保险', 'beijingInsurance'],
    ]);
  });

  it('has the share and the fixed amount of the candidate’s own province', () => {
    expect(amountsOf({ city: '长沙' })).toEqual([
      ['pension', 8, 0, fenOf(1_200)],
      ['medical', 2, fenOf(15), fenOf(315)],
      ['unemployment', 0.3, 0, fenOf(45)],
    ]);
  });

  it('is 8 % and 2 % where only the fund of the city is known', () => {
    expect(amountsOf({ city: '深圳' })).toEqual(amountsOf({}));
  });

  it('is a single share if its percentage is stated', () => {
    expect(yearWith({ insurancePercent: 10.5, city: '北京' }).shares).toEqual([
      {
        key: 'insurance',
        label: '社会保险',
        percent: 10.5,
        extra: 0,
        amount: fenOf(1_575),
        source: 'stated',
      },
    ]);
  });
});

describe('a year', () => {
  it('is computed by hand: wage, allowances, insurance, fund, deductions, bonus', () => {
    const over = {
      ...{ housingAllowance: 500, transportAllowance: 200, insurancePercent: 10, fundPercent: 7 },
      ...{ employerFundPercent: 12, salaryMonths: 13, bonusMonths: { base: 1 } },
    };
    // Wages: 12 × (15 700 − 1 500 − 1 050 − 1 000) − 60 000 = 85 800; tax 6 060. Bonus of two months separately: 900.
    expect(yearWith(over, fenOf(1_000))).toEqual({
      ...{ year: 2027, months: 12, monthlyWage: fenOf(15_700), bonus: fenOf(30_000), once: 0 },
      ...{ insuranceBase: fenOf(15_000), fundBase: fenOf(15_000), shares: expect.any(Array) as unknown },
      ...{ insurance: fenOf(1_500), fundEmployee: fenOf(1_050), fundEmployer: fenOf(1_800) },
      ...{ deducted: fenOf(3_550), taxableWages: fenOf(85_800) },
      tax: {
        ...{ wages: fenOf(6_060), bonus: fenOf(900), total: fenOf(6_960), method: 'separate' },
        ...{ separate: fenOf(6_960), merged: fenOf(9_060) },
      },
      gross: fenOf(218_400),
      net: fenOf(218_400 - 12 * 2_550 - 6_960),
    });
  });

  it('has no fund, allowances or bonus unless stated', () => {
    const year = yearWith({ insurancePercent: 0 });
    expect(year).toMatchObject({ fundEmployee: 0, fundEmployer: 0, bonus: 0, insurance: 0 });
    expect([year.monthlyWage, year.gross, year.tax.method]).toEqual([fenOf(15_000), fenOf(180_000), 'none']);
  });

  it('of fewer months has a proportional bonus and the whole basic deduction', () => {
    const settings = { year: 2027, months: 6, salary: fenOf(15_000), bonusMonths: 2, once: fenOf(3_000) };
    const year = yearOf({ ...terms, insurancePercent: 10 }, fenOf(1_000), settings);
    expect(year).toMatchObject({
      ...{ months: 6, bonus: fenOf(15_000), once: fenOf(3_000), gross: fenOf(108_000) },
      // 6 × (15 000 − 1 500 − 1 000) − 60 000 + 3 000
      taxableWages: fenOf(18_000),
      net: fenOf(108_000 - 6 * 1_500 - 540 - 450),
    });
  });

  it.each([
    ['分', 105_049],
    ['角', 105_050],
    ['元', 105_000],
    [undefined, 105_049],
  ] as const)('rounds the fund to %s', (fundRounding, fen) => {
    const over = { monthlySalary: 15_007, fundPercent: 7, employerFundPercent: 7, fundRounding };
    const { fundEmployee, fundEmployer } = yearWith(over);
    expect([fundEmployee, fundEmployer]).toEqual([fen, fen]);
  });
});

describe('salaries in addition to twelve', () => {
  it('are the guaranteed ones above twelve and the bonus', () => {
    expect(bonusMonthsOf(terms)).toBe(0);
    expect(bonusMonthsOf({ ...terms, salaryMonths: 14 })).toBe(2);
    const bonus = { ...terms, salaryMonths: 13, bonusMonths: { base: 2, low: 1, high: 3 } };
    expect([bonusMonthsOf(bonus), bonusMonthsOf(bonus, 'low'), bonusMonthsOf(bonus, 'high')]).toEqual([
      3, 2, 4,
    ]);
    expect(bonusMonthsOf({ ...terms, bonusMonths: { base: 2 } }, 'high')).toBe(2);
  });
});
