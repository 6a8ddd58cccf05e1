import { type OfferDimensionKey, offerDimensionKeys, offerDimensions } from '@qicheng/analysis/offer';
import type { ComparedOffer, OfferResult } from '@qicheng/analysis/offer-result';

const compared = (id: 'A' | 'B', company: string, rank: number, net: number): ComparedOffer => ({
  id,
  company,
  rank,
  role: '前端工程师',
  city: '杭州',
  total: 90 - rank * 5,
  equity: null,
  dimensions: offerDimensionKeys.map((key) => ({
    key,
    label: offerDimensions[key].label,
    weight: key === 'cash' ? 100 : 0,
    score: 100,
    contributions: [{ ruleId: `offer.${key}`, points: 100, reason: '按填写计算', evidence: [] }],
  })),
  cash: {
    year: 2027,
    gross: net + 40_000,
    net,
    tax: 12_000,
    bonusGross: 0,
    bonusMethod: 'none',
    bonusReason: '没有全年一次性奖金。',
    fundEmployee: 0,
    fundEmployer: 0,
    lines: [{ key: 'wages', label: '月薪', formula: '18,000 × 12 个月', amount: 216_000 }],
    months: Array.from({ length: 12 }, (_, place) => ({ month: place + 1, taxable: 0, tax: 0, net: 1_000 })),
  },
  threeYears: { low: net * 3, base: net * 3, high: net * 3, lines: [] },
  afterRent: null,
  perHour: null,
  risks: ['竞业限制 24 个月'],
  clauses: [
    {
      id: 'probation',
      state: 'unlawful',
      text: '试用期超出规定。',
      article: '《劳动合同法》第十九条',
      inForceSince: '2008-01-01',
    },
  ],
  questions: ['社保按什么基数缴纳？'],
  negotiation: [{ purpose: '价值', text: '我能带来的是：【待补充：一项成果】。' }],
});

const weightsOf = (weight: (key: OfferDimensionKey) => number) =>
  Object.fromEntries(offerDimensionKeys.map((key) => [key, weight(key)])) as Record<
    OfferDimensionKey,
    number
  >;

/** A small comparison for tests of the page. */
export const sampleComparison: OfferResult = {
  tables: {
    version: 'CN-2026.11',
    sources: [{ id: 'law', title: '《个人所得税法》', publisher: '全国人大常委会', date: '2018-08-31' }],
  },
  offers: [compared('A', '云帆科技', 1, 225_162), compared('B', '南山银行', 2, 189_090)],
  ranking: [
    { rank: 1, offerIds: ['A'] },
    { rank: 2, offerIds: ['B'] },
  ],
  tieThreshold: 1,
  conclusion: 'A（云帆科技）居首。',
  weights: {
    stated: weightsOf((key) => offerDimensions[key].weight),
    effective: weightsOf((key) => (key === 'cash' ? 100 : 0)),
    isDefault: true,
  },
  sensitivity: [],
  flipPoints: [
    {
      offerId: 'A',
      variable: 'monthlySalary',
      label: '月薪',
      unit: '元',
      from: 18_000,
      to: 13_700,
      newWinner: 'B',
      step: 100,
      text: '若 A 的月薪由 18000 元降到 13700 元，B 胜出。',
    },
  ],
  missing: [{ offerId: 'A', field: 'fundPercent', label: '公积金比例', effect: '公积金不参与排名' }],
  notes: ['按完整年度计算。'],
};
