import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ComparedOffer, OfferLine } from '@qicheng/analysis/offer-result';
import { round2 } from './income-tax.js';
import type { Setting } from './figures.js';
import { bonusMonthsOf, yearOf } from './year-of-offer.js';

const YEARS = [0, 1, 2] as const;
const cases = [
  { key: 'low', label: '低' },
  { key: 'base', label: '一般' },
  { key: 'high', label: '高' },
] as const;
type Case = (typeof cases)[number];

/** Yuan that the first year has beside a full one: the signing bonus, less what probation takes. */
function firstYearOf({ signingBonus = 0, monthlySalary, contract }: OfferTerms): {
  amount: number;
  words: string;
} {
  const { probationMonths = 0, probationPayPercent } = contract ?? {};
  const share = probationPayPercent === undefined ? 0 : 100 - probationPayPercent;
  const taken = round2((Math.min(12, probationMonths) * monthlySalary * share) / 100);
  const words = [
    signingBonus > 0 ? `，签字费 ${signingBonus}` : '',
    taken > 0 ? `，试用期 ${probationMonths} 个月按 ${probationPayPercent}% 发放` : '',
  ];
  return { amount: round2(signingBonus - taken), words: words.join('') };
}

function lineOf(terms: OfferTerms, setting: Setting, { key, label }: Case, index: number): OfferLine {
  const raise = terms.raisePercent?.[key] ?? terms.raisePercent?.base ?? 0;
  const salary = round2(terms.monthlySalary * (1 + raise / 100) ** index);
  const bonusMonths = bonusMonthsOf(terms, key);
  const first = firstYearOf(terms);
  const year = setting.year + index;
  const once = index === 0 ? first.amount : 0;
  const { net, tax } = yearOf(terms, setting.deductions, { year, salary, bonusMonths, once });
  const method = { separate: '，奖金单独计税', merged: '，奖金并入综合所得', none: '' }[tax.method];
  const formula = `月薪 ${salary}（年涨幅 ${raise}%），奖金 ${round2(bonusMonths)} 个月${index === 0 ? first.words : ''}${method}`;
  return { key: `${key}.${year}`, label: `${year} 年（${label}）`, formula, amount: net };
}

/** Three years after tax, low to high within the ranges that were stated, by the tables of today. */
export function projectYears(terms: OfferTerms, setting: Setting): ComparedOffer['threeYears'] {
  const lines = cases.map((one) => YEARS.map((index) => lineOf(terms, setting, one, index)));
  const [low = 0, base = 0, high = 0] = lines.map((own) =>
    round2(own.reduce((sum, { amount }) => sum + amount, 0)),
  );
  return { low, base, high, lines: lines.flat() };
}
