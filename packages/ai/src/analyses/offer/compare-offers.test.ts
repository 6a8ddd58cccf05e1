import { offerDimensionKeys, offerInput, type OfferInput, type OfferTerms } from '@qicheng/analysis/offer';
import { offerResult } from '@qicheng/analysis/offer-result';
import { anyTerms, fullTerms, numbersFrom, questionOf } from '#test/offer-questions.js';
import { runRules } from '../../run-rules.js';
import { compareOffers } from './compare-offers.js';
import { type ComputedFacts, figuresOf } from './figures.js';
import { offerKind } from './kind.js';
import { reportOfOffers } from './report.js';
import { bestOf, scoresOf } from './score-offers.js';

const SETTING = { year: 2027, deductions: 0 };

const other: OfferTerms = {
  ...fullTerms,
  company: '样例银行',
  city: '成都',
  monthlySalary: 13_000,
  monthlyRent: 1_500,
  weeklyHours: 42,
};
const pairs = (count: number): OfferInput[] => {
  const next = numbersFrom(20261121);
  return Array.from({ length: count }, () => questionOf(anyTerms(next, '甲'), anyTerms(next, '乙')));
};
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const netOf = (terms: OfferTerms) => compareOffers(questionOf(terms, other)).offers[0]?.cash;

describe('a comparison', () => {
  it('matches the schema of the service, and is deterministic to the byte', () => {
    for (const input of pairs(25)) {
      const once = runRules(offerKind, input);
      expect(JSON.stringify(runRules(offerKind, structuredClone(input)))).toBe(JSON.stringify(once));
      expect(offerResult.parse(once.result)).toEqual(once.result);
    }
  });

  it('takes under two seconds for five offers', () => {
    const next = numbersFrom(5);
    const offers = ['甲', '乙', '丙', '丁', '戊'].map((company) => ({
      ...fullTerms,
      ...anyTerms(next, company),
    }));
    const before = process.cpuUsage();
    compareOffers(questionOf(...offers));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  it('can be recomputed from its output: lines sum to the cash, parts to the total', () => {
    for (const input of pairs(25)) {
      const { offers, weights } = compareOffers(input);
      expect(sum(Object.values(weights.effective))).toBeCloseTo(100, 6);
      for (const { cash, dimensions, total, threeYears } of offers) {
        expect(sum(cash.lines.map(({ amount }) => amount))).toBeCloseTo(cash.net, 2);
        expect(sum(dimensions.map(({ score, weight }) => (score * weight) / 100))).toBeCloseTo(total, 1);
        expect(sum(threeYears.lines.slice(3, 6).map(({ amount }) => amount))).toBeCloseTo(threeYears.base, 2);
        expect(cash.lines.every(({ sourceId }) => sourceId !== undefined)).toBe(true);
        for (const { score, contributions } of dimensions)
          expect(score).toBe(sum(contributions.map(({ points }) => points)));
      }
    }
  });

  it('computes a year by hand: 上海, 15 000 × 12, no bonus, fund 7 %', () => {
    const terms: OfferTerms = { ...fullTerms, salaryMonths: 12, bonusMonths: { base: 0 } };
    // 15 000 × (8 + 2 + 0.5) % = 1 575, fund 1 050; 12 × (15 000 − 5 000 − 2 625) = 88 500; × 10 % − 2 520 = 6 330.
    expect(netOf(terms)).toMatchObject({
      tax: 6_330,
      net: 180_000 - 12 * 2_625 - 6_330,
      fundEmployer: 12_600,
    });
  });

  it('caps the base of insurance and fund if the city has published it', () => {
    const terms: OfferTerms = { ...fullTerms, monthlySalary: 60_000 };
    const lines = netOf(terms)?.lines ?? [];
    expect(lines.find(({ key }) => key === 'pension')?.amount).toBeCloseTo(-37_731 * 0.08 * 12, 2);
    expect(lines.find(({ key }) => key === 'fund')?.amount).toBe(-2_641.17 * 12);
  });
});

describe('a city with a published fund only', () => {
  const terms: OfferTerms = { ...fullTerms, city: '深圳', monthlySalary: 60_000 };
  const labelsOf = (own: OfferTerms, today = '2026-11-21') =>
    compareOffers({ ...questionOf(own, fullTerms), today })
      .missing.filter(({ offerId, field }) => offerId === 'A' && field === 'city')
      .map(({ label }) => label);

  it('caps the fund by the notice of the city, which is among the sources', () => {
    const { offers, tables } = compareOffers(questionOf(terms, fullTerms));
    expect(offers[0]?.cash.lines.find(({ key }) => key === 'fund')).toMatchObject({
      amount: -3_392.97 * 12,
      sourceId: 'shenzhenFund',
      formula: expect.stringContaining('缴存基数上限按 2026-07 至 2027-06 的标准'),
    });
    expect(tables.sources.map(({ id }) => id)).toContain('shenzhenFund');
    expect(tables.sources.map(({ id }) => id)).not.toContain('hangzhouFund');
  });

  it('does not name the notice if the base is below the cap or stated', () => {
    for (const own of [
      { ...terms, monthlySalary: 20_000 },
      { ...terms, fundCap: 30_000 },
    ])
      expect(netOf(own)?.lines.find(({ key }) => key === 'fund')?.sourceId).toBe('fund');
  });

  it('lacks the social insurance', () => {
    expect(labelsOf(terms)).toEqual(['深圳的社保标准：数据缺失']);
    expect(labelsOf({ ...terms, insuranceFloor: 4_775, insuranceCap: 27_549 })).toEqual([]);
  });

  it('reports each period that is over', () => {
    expect(labelsOf(terms, '2027-07-01')).toEqual([
      '深圳的社保标准：数据缺失',
      '深圳的公积金标准：适用期已结束',
    ]);
    expect(labelsOf({ ...terms, city: '合肥' }, '2027-01-01')).toEqual([
      '合肥的社保与公积金标准：适用期已结束',
    ]);
    expect(labelsOf({ ...terms, city: '长沙' }, '2027-01-01')).toEqual(['长沙的社保标准：适用期已结束']);
    expect(labelsOf({ ...terms, city: '长沙', fundCap: 1 }, '2027-08-01')).toEqual([
      '长沙的社保标准：适用期已结束',
    ]);
  });
});

describe('the housing fund', () => {
  const terms: OfferTerms = { ...fullTerms, monthlySalary: 15_007, fundPercent: 7 };
  it.each([
    [undefined, 1_050.49],
    ['分', 1_050.49],
    ['角', 1_050.5],
    ['元', 1_050],
  ] as const)('of a month is rounded to %s', (fundRounding, monthly) => {
    expect(netOf({ ...terms, fundRounding })?.fundEmployee).toBe(
      12_600 + Math.round(1_200 * (monthly - 1_050)) / 100,
    );
  });
});

describe('bounds for a city that is not in the table', () => {
  const terms: OfferTerms = {
    ...other,
    city: '昆明',
    monthlySalary: 60_000,
    fundPercent: 5,
    employerFundPercent: 5,
  };
  const stated: OfferTerms = { ...terms, insuranceFloor: 4_000, insuranceCap: 20_000, fundCap: 30_000 };

  it('are those that the user states', () => {
    const lines = netOf(stated)?.lines ?? [];
    expect(lines.find(({ key }) => key === 'pension')).toMatchObject({
      amount: -20_000 * 0.08 * 12,
      formula: expect.stringContaining('基数上下限按填写的'),
    });
    expect(lines.find(({ key }) => key === 'fund')?.amount).toBe(-30_000 * 0.05 * 12);
  });

  it('are requested until all are stated', () => {
    const gapsOf = (own: OfferTerms) =>
      compareOffers(questionOf(own, fullTerms)).missing.filter(
        ({ offerId, field }) => offerId === 'A' && field === 'city',
      );
    expect(gapsOf(terms)[0]?.effect).toContain('可填写当地的基数上下限');
    expect(gapsOf(stated)).toEqual([]);
  });
});

describe('a first year of fewer months', () => {
  const terms: OfferTerms = { ...fullTerms, salaryMonths: 12, bonusMonths: { base: 2 }, contract: undefined };
  const firstYear = (own: OfferTerms) =>
    compareOffers(questionOf(own, other)).offers[0]?.threeYears.lines.find(({ key }) => key === 'base.2027');

  it('has the basic deduction of the whole year, and a bonus in proportion to the months', () => {
    // 6 × (15 000 − 2 625) − 60 000 = 14 250; × 3 % = 427.5. Bonus 30 000 ÷ 2 = 15 000; × 3 % = 450.
    expect(firstYear({ ...terms, firstYearMonths: 6 })).toMatchObject({
      amount: 6 * 15_000 + 15_000 - 6 * 2_625 - 427.5 - 450,
      formula: expect.stringContaining('在职 6 个月，奖金按月数折算'),
    });
  });

  it('is a full year by default', () => {
    expect(firstYear(terms)).toEqual(firstYear({ ...terms, firstYearMonths: 12 }));
    expect(firstYear(terms)?.formula).not.toContain('在职');
  });
});

describe('a higher salary', () => {
  it('never leaves less cash or fewer points, while no bonus crosses a bracket', () => {
    const next = numbersFrom(7);
    for (let count = 0; count < 500; count += 1) {
      const terms: OfferTerms = { ...anyTerms(next, '甲'), salaryMonths: 12, bonusMonths: { base: 0 } };
      const more = { ...terms, monthlySalary: terms.monthlySalary + 100 * Math.ceil(next() * 60) };
      const [other, less, rise] = [anyTerms(next, '乙'), terms, more].map((own) => figuresOf(own, SETTING));
      if (!other || !less || !rise) throw new Error('no figures');
      expect(rise.year.net).toBeGreaterThan(less.year.net);
      const pointsOf = (own: ComputedFacts) => scoresOf(own.values, bestOf([own, other])).cash;
      expect(pointsOf(rise)).toBeGreaterThanOrEqual(pointsOf(less));
    }
  });

  it('leads to a warning if the bonus is just above a bracket, where a smaller one leaves more', () => {
    const terms: OfferTerms = {
      ...fullTerms,
      monthlySalary: 18_500,
      salaryMonths: 12,
      bonusMonths: { base: 2 },
    };
    const { risks = [] } = compareOffers(questionOf(terms, other)).offers[0] ?? {};
    expect(risks.find((risk) => risk.includes('临界点'))).toContain('36,000');
  });
});

describe('three years', () => {
  it('keep low ≤ base ≤ high, and end the separate tax on a bonus with 2027', () => {
    const { threeYears } = compareOffers(questionOf(fullTerms, other)).offers[0] ?? {};
    if (!threeYears) throw new Error('no offer');
    expect(threeYears.low).toBeLessThan(threeYears.base);
    expect(threeYears.base).toBeLessThan(threeYears.high);
    expect(threeYears.lines.filter(({ label }) => /202[89]/.test(label))).toHaveLength(6);
    for (const { label, formula } of threeYears.lines)
      if (/202[89]/.test(label)) expect(formula).toContain('并入综合所得');
  });
});

describe('an unknown fact', () => {
  it('is listed as missing, and its dimension is not compared', () => {
    const { commuteMinutes: _omitted, ...terms } = fullTerms;
    const result = compareOffers(questionOf(terms, other));
    expect(result.missing).toContainEqual(expect.objectContaining({ offerId: 'A', field: 'commuteMinutes' }));
    expect(result.weights.effective.commute).toBe(0);
    expect(result.offers[0]?.questions.join('')).toContain('办公地点');
  });

  it('is mentioned with the ranking only if most dimensions lack figures', () => {
    const bare = (monthlySalary: number) => ({ company: '甲', role: '前端', city: '杭州', monthlySalary });
    const felt = (monthlySalary: number) => ({ ...bare(monthlySalary), growth: 3, interest: 4 });
    const { conclusion } = compareOffers(questionOf(felt(20_000), felt(12_000)));
    expect(conclusion).toMatch(/^10 个方面中只有 3 个的数字齐全，排名只依据这 3 个。A/);
    expect(compareOffers(questionOf(fullTerms, other)).conclusion).not.toContain('数字齐全');
  });

  it('leaves no total if only salary, or one more dimension, is compared', () => {
    const bare = (monthlySalary: number) => ({ company: '甲', role: '前端', city: '杭州', monthlySalary });
    const input = questionOf(bare(20_000), bare(12_000));
    const { conclusion, offers } = compareOffers(input);
    const difference = Math.round(offers[0]!.cash.net) - Math.round(offers[1]!.cash.net);
    expect(conclusion).toBe(
      `只比较了税后年现金，其他方面没有填写齐，不给总分。A（甲）居首，每年税后现金比第二名多 ${difference.toLocaleString('zh-CN')} 元。`,
    );
    const printed = JSON.stringify(reportOfOffers(input, compareOffers(input)));
    expect(printed).not.toContain('总分"');
    expect(printed).not.toContain('"不参与"');
    const two = questionOf({ ...bare(20_000), growth: 3 }, { ...bare(12_000), growth: 3 });
    expect(compareOffers(two).conclusion).toBe(
      '只比较了税后年现金、成长空间，其他方面没有填写齐，不给总分。A（甲）居首。',
    );
    expect(
      JSON.stringify(
        reportOfOffers(questionOf(fullTerms, other), compareOffers(questionOf(fullTerms, other))),
      ),
    ).toContain('总分"');
  });

  it('is reported for a city without figures, and for figures of a past period', () => {
    const terms = { ...other, city: '昆明' };
    const labels = compareOffers(questionOf(fullTerms, terms)).missing.map(({ label }) => label);
    expect(labels).toContain('昆明的社保与公积金标准：数据缺失');
    expect(labels.join()).not.toContain('上海');
    const later = { ...questionOf(fullTerms, terms), today: '2027-07-01' };
    const { effect } = compareOffers(later).missing.find(
      ({ label }) => label === '上海的社保与公积金标准：适用期已结束',
    )!;
    expect(effect).toContain('按 2026-07 至 2027-06 的标准计算，适用期已于 2027-06-30 结束');
    expect(effect).toContain('在表单的“社保与公积金”里填写');
  });

  it('is replaced by the stated base and share of the user', () => {
    const terms = { ...other, insuranceBase: 10_000, insurancePercent: 10.4 };
    const cash = compareOffers(questionOf(fullTerms, terms)).offers[1]?.cash;
    expect(cash?.lines.find(({ key }) => key === 'insurance')).toMatchObject({
      amount: -12_480,
      sourceId: 'stated',
    });
  });
});

describe('a tie', () => {
  it('is declared between equal offers, and within one point', () => {
    const result = compareOffers(questionOf(fullTerms, { ...fullTerms, company: '另一家' }));
    expect(result.ranking).toEqual([{ rank: 1, offerIds: ['A', 'B'] }]);
    expect(result.conclusion).toContain('并列');
    const near = compareOffers(questionOf(fullTerms, { ...fullTerms, monthlySalary: 15_100 }));
    expect(near.ranking[0]?.offerIds).toEqual(['B', 'A']);
  });
});

describe('the request', () => {
  const weights = Object.fromEntries(offerDimensionKeys.map((key) => [key, 10]));
  it.each([
    ['one offer', { offers: [fullTerms] }],
    ['weights that are not 100', { offers: [fullTerms, other], weights: { ...weights, cash: 11 } }],
    ['a range upside down', { offers: [{ ...fullTerms, bonusMonths: { base: 2, low: 3 } }, other] }],
    ['an amount with parts of a fen', { offers: [{ ...fullTerms, monthlySalary: 15_000.001 }, other] }],
    ['bounds upside down', { offers: [{ ...fullTerms, insuranceFloor: 2, insuranceCap: 1 }, other] }],
    ['a first year of 13 months', { offers: [{ ...fullTerms, firstYearMonths: 13 }, other] }],
    ['a fund share above the legal limit', { offers: [{ ...fullTerms, fundPercent: 13 }, other] }],
  ])('is rejected with %s', (_what, question) => {
    expect(offerInput.safeParse({ ...question, today: '2026-11-21' }).success).toBe(false);
  });

  it('may set its own weights', () => {
    const result = compareOffers(offerInput.parse({ ...questionOf(fullTerms, other), weights }));
    expect(result.weights).toMatchObject({ isDefault: false, stated: weights });
  });
});

describe('the conclusion before the ranking', () => {
  const terms = (company: string, over: Partial<OfferTerms>): OfferTerms => ({
    ...{ company, role: '会计', city: '成都', monthlySalary: 9_000, weeklyHours: 40 },
    ...over,
  });
  const weights = {
    ...Object.fromEntries(offerDimensionKeys.map((key) => [key, 0])),
  } as OfferInput['weights'];

  it('names the most important dimension if it was not compared', () => {
    const input = {
      ...questionOf(terms('甲', { growth: 4, interest: 3 }), terms('乙', { growth: 3, interest: 4 })),
      weights: { ...weights!, certainty: 40, cash: 30, hours: 20, growth: 10 },
    };
    expect(compareOffers(input).conclusion).toMatch(/^您最看重的收入确定性没有填写齐/u);
  });

  it('does not favour an offer for unpaid social insurance', () => {
    const { offers } = compareOffers(questionOf(terms('甲', { insuranceBase: 4_000 }), terms('乙', {})));
    const cash = offers.map(({ dimensions }) => dimensions.find(({ key }) => key === 'cash')?.score);
    expect(cash[0]).toBe(cash[1]);
    expect(offers[0]?.risks.join('')).toContain('没有足额缴纳的社保');
    expect(offers[0]?.negotiation.map(({ text }) => text).join('')).toContain('社保能否按实际工资');
  });

  it('does not compute missing social insurance above an unknown cap', () => {
    const { offers } = compareOffers(
      questionOf(terms('甲', { monthlySalary: 42_000, insuranceBase: 10_000 }), terms('乙', {})),
    );
    const risks = offers[0]?.risks.join('') ?? '';
    expect(risks).toContain('少缴多少算不准');
    expect(risks).not.toMatch(/约 [\d,]+ 元是没有足额缴纳/u);
    expect(offers[0]?.negotiation.map(({ text }) => text).join('')).not.toContain('42,000 元缴纳');
  });

  it('says that a lead is based on a bonus which is not guaranteed', () => {
    const { conclusion } = compareOffers(
      questionOf(
        terms('甲', { bonusMonths: { base: 4, low: 0, high: 9 } }),
        terms('乙', { salaryMonths: 13, bonusMonths: { base: 0 } }),
      ),
    );
    expect(conclusion).toContain('A 的收入靠浮动奖金');
  });
});

describe('the wording for an employer', () => {
  const unlawful = (company: string): OfferTerms => ({
    ...{ company, role: '护士', city: '成都', monthlySalary: 6_000 },
    contract: { termMonths: 12, probationMonths: 3, penalty: { reason: '户口', amount: 20_000 } },
  });
  const risksOf = (company: string) =>
    (compareOffers(questionOf(unlawful(company), unlawful('乙公司'))).offers[0]?.negotiation ?? [])
      .map(({ text }) => text)
      .join('');

  it('asks only for the change and does not contain advice for the user', () => {
    expect(risksOf('甲公司')).toContain('试用期由 3 个月改为不超过 2 个月；去掉“户口”违约金 20,000 元');
    expect(risksOf('甲公司')).not.toMatch(/实际损失|咨询当地劳动部门/u);
  });

  it('addresses a hospital as 贵院', () => {
    expect(risksOf('某县人民医院')).toContain('感谢贵院');
  });
});
