import type { OfferInput, OfferTerms } from '@qicheng/analysis/offer';

/** A stated offer with all that can be compared; companies are fictional. */
export const fullTerms: OfferTerms = {
  company: '示例科技',
  role: '数据分析师',
  city: '上海',
  monthlySalary: 15_000,
  salaryMonths: 13,
  bonusMonths: { base: 2, low: 1, high: 3 },
  fundPercent: 7,
  employerFundPercent: 7,
  hukou: '可申请',
  weeklyHours: 50,
  commuteMinutes: 40,
  monthlyRent: 3_500,
  raisePercent: { base: 5 },
  growth: 4,
  interest: 4,
  contract: { termMonths: 36, probationMonths: 6, probationPayPercent: 80 },
};

export const questionOf = (...offers: OfferTerms[]): OfferInput => ({
  offers,
  today: '2026-11-21',
  startYear: 2027,
});

/** The same numbers each time, evenly spread over 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Any offer, with some facts left out. */
export function anyTerms(next: () => number, company: string): OfferTerms {
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const maybe = <Value>(value: Value): Value | undefined => (next() < 0.85 ? value : undefined);
  const bonus = between(0, 40) / 10;
  const percent = between(5, 12);
  return {
    company,
    role: '工程师',
    city: ['北京', '上海', '成都', '武汉'][between(0, 3)] ?? '北京',
    monthlySalary: between(50, 400) * 100,
    salaryMonths: between(12, 16),
    bonusMonths: maybe({ base: bonus, low: bonus / 2, high: bonus * 2 }),
    fundPercent: maybe(percent),
    employerFundPercent: maybe(percent),
    hukou: maybe((['承诺办理', '可申请', '不提供'] as const)[between(0, 2)]),
    weeklyHours: maybe(between(35, 72)),
    commuteMinutes: maybe(between(0, 24) * 5),
    monthlyRent: maybe(between(0, 60) * 100),
    growth: maybe(between(1, 5)),
    interest: maybe(between(1, 5)),
    contract: maybe({ termMonths: between(1, 60), probationMonths: between(0, 6) }),
  };
}
