import type { OfferTerms } from '@qicheng/analysis/offer';
import { fullTerms, questionOf } from '#test/offer-questions.js';
import { afterRentOf, figuresOf, perHourOf, settingOf } from './figures.js';
import { projectYears } from './project-years.js';
import { fullYearOf } from './year-of-offer.js';

const SETTING = { year: 2027, deductions: 0 };
const bare: OfferTerms = { company: '甲', role: '工程师', city: '成都', monthlySalary: 10_000 };
const valuesOf = (over: Partial<OfferTerms>) => figuresOf({ ...bare, ...over }, SETTING).values;

describe('the shared facts of a question', () => {
  it('are the stated or the next year, and the deductions', () => {
    const question = questionOf(bare);
    expect(settingOf(question)).toEqual({ year: 2027, deductions: 0 });
    const { startYear: _stated, ...open } = question;
    expect(settingOf({ ...open, deductions: { rent: 800 } })).toEqual({
      ...{ year: 2027, deductions: 80_000 },
      deductionsWithoutRent: 0,
    });
    expect(settingOf({ ...open, startYear: 2030 }).year).toBe(2030);
  });
});

describe('the figures of an offer', () => {
  it('are unknown if nothing is stated, except for the cash', () => {
    const { cash, ...others } = valuesOf({ insurancePercent: 0 });
    // Social insurance by the salary counts even if none is paid.
    expect(cash).toBe(105_720);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
  });

  it('are those of the year and the stated facts', () => {
    const year = fullYearOf(fullTerms, 0, 2027);
    expect(figuresOf(fullTerms, SETTING)).toEqual({
      year,
      comparableNet: year.net,
      values: {
        ...{ cash: year.net / 100, fund: 25_200, growth: 4, hours: 50, commute: 40, hukou: 60, interest: 4 },
        // The lowest bonus relative to the highest.
        certainty: 87.5,
        rent: year.net / 100 - 42_000,
        contract: 0,
      },
    });
  });

  it('include the fund only if both shares are stated', () => {
    expect(valuesOf({ fundPercent: 5 }).fund).toBeNull();
    expect(valuesOf({ employerFundPercent: 5 }).fund).toBeNull();
    expect(valuesOf({ fundPercent: 5, employerFundPercent: 10 }).fund).toBe(18_000);
  });

  it('count guaranteed months above twelve as certain, but not a bonus', () => {
    expect(valuesOf({ salaryMonths: 14 }).certainty).toBeNull();
    expect(valuesOf({ salaryMonths: 14, bonusMonths: { base: 0 } }).certainty).toBe(100);
    expect(valuesOf({ salaryMonths: 14, bonusMonths: { base: 2 } }).certainty).toBe(87.5);
    // A range is measured by its ends: a constant bonus is guaranteed, one that may be zero is not.
    expect(valuesOf({ bonusMonths: { base: 3, low: 3, high: 3 } }).certainty).toBe(100);
    expect(valuesOf({ bonusMonths: { base: 0, low: 0, high: 12 } }).certainty).toBe(50);
  });

  it('count unlawful clauses if a contract is stated', () => {
    expect(valuesOf({ contract: {} }).contract).toBeNull();
    expect(valuesOf({ contract: { termMonths: 36, probationMonths: 6 } }).contract).toBe(0);
    expect(valuesOf({ contract: { termMonths: 12, probationMonths: 6 } }).contract).toBe(1);
  });

  it.each([
    ['承诺办理', 100],
    ['可申请', 60],
    ['不提供', 0],
  ] as const)('give %s %d points', (hukou, points) => {
    expect(valuesOf({ hukou }).hukou).toBe(points);
  });

  it('divide the cash by the hours of 52 weeks, and deduct a year of rent', () => {
    expect(perHourOf(10_400_000, { ...bare, weeklyHours: 40 })).toBe(50);
    expect(perHourOf(10_400_000, bare)).toBeNull();
    expect(afterRentOf(10_000_000, { ...bare, monthlyRent: 2_000 })).toBe(76_000);
    expect(afterRentOf(10_000_000, bare)).toBeNull();
  });
});

describe('three years', () => {
  const plain: OfferTerms = { ...bare, insurancePercent: 0 };
  const linesOf = (over: Partial<OfferTerms>) => projectYears({ ...plain, ...over }, SETTING).lines;

  it('are nine lines, low to high, and their sums', () => {
    const raises = { raisePercent: { base: 10, low: 0, high: 20 } };
    const { lines, ...sums } = projectYears({ ...plain, ...raises }, SETTING);
    expect(lines.map(({ key, label }) => [key, label])).toEqual([
      ['low.2027', '2027 年（低）'],
      ['low.2028', '2028 年（低）'],
      ['low.2029', '2029 年（低）'],
      ['base.2027', '2027 年（一般）'],
      ['base.2028', '2028 年（一般）'],
      ['base.2029', '2029 年（一般）'],
      ['high.2027', '2027 年（高）'],
      ['high.2028', '2028 年（高）'],
      ['high.2029', '2029 年（高）'],
    ]);
    // Taxes: 60 000 → 3 480, 72 000 → 4 680, 85 200 → 6 000, 84 000 → 5 880, 112 800 → 8 760.
    expect(lines.map(({ amount }) => amount)).toEqual([
      ...[116_520, 116_520, 116_520],
      ...[116_520, 127_320, 139_200],
      ...[116_520, 138_120, 164_040],
    ]);
    expect(sums).toEqual({ low: 349_560, base: 383_040, high: 418_680 });
    expect(lines.every((line) => !('fen' in line))).toBe(true);
  });

  it('raise each case by the common rate if it has none of its own, and not at all without any', () => {
    const amounts = (over: Partial<OfferTerms>) => linesOf(over).map(({ amount }) => amount);
    const common = amounts({ raisePercent: { base: 10 } });
    expect(common.slice(0, 3)).toEqual(common.slice(3, 6));
    expect(new Set(amounts({}))).toEqual(new Set([116_520]));
  });

  it('pay the signing bonus once, deduct the reduction during probation, and say so', () => {
    const contract = { termMonths: 36, probationMonths: 6, probationPayPercent: 80 };
    const [first, second] = linesOf({ signingBonus: 5_000, contract });
    // 6 × 10 000 × 20 % = 12 000 are not paid: 113 000 before tax, 53 000 taxed.
    expect(first).toMatchObject({
      amount: 113_000 - 2_780,
      formula: '月薪 10000（年涨幅 0%），奖金 0 个月，签字费 5000 元，试用期 6 个月按 80% 发放',
    });
    expect(second).toMatchObject({ amount: 116_520, formula: '月薪 10000（年涨幅 0%），奖金 0 个月' });
  });

  it('count only the months of the first year, and probation within them', () => {
    const contract = { termMonths: 36, probationMonths: 6, probationPayPercent: 80 };
    const [first, second] = linesOf({ firstYearMonths: 4, bonusMonths: { base: 3 }, contract });
    // 40 000 − 8 000 of wages are below the basic deduction, as is the merged bonus of 10 000.
    expect(first).toMatchObject({ amount: 42_000 });
    expect(first?.formula).toBe(
      '月薪 10000（年涨幅 0%），奖金 3 个月，在职 4 个月，奖金按月数折算，试用期 4 个月按 80% 发放，奖金并入综合所得',
    );
    expect(second?.formula).toBe('月薪 10000（年涨幅 0%），奖金 3 个月，奖金并入综合所得');
  });

  it('mention a separately taxed bonus', () => {
    const [first] = linesOf({ bonusMonths: { base: 1.5 } });
    expect(first?.formula).toBe('月薪 10000（年涨幅 0%），奖金 1.5 个月，奖金单独计税');
  });

  it('do not mention probation with full pay', () => {
    const [first] = linesOf({ contract: { termMonths: 36, probationMonths: 3 } });
    expect(first?.formula).toBe('月薪 10000（年涨幅 0%），奖金 0 个月');
  });
});
