import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ComparedOffer, OfferLine } from '@qicheng/analysis/offer-result';
import { type Fen, fenOf, percentOf, yuanOf, round2 } from './fen.js';
import { deductionsWith, type Setting } from './figures.js';
import { bonusMonthsOf, MONTHS, yearOf } from './year-of-offer.js';

const YEARS = [0, 1, 2] as const;
const cases = [
  { key: 'low', label: '低' },
  { key: 'base', label: '一般' },
  { key: 'high', label: '高' },
] as const;
type Case = (typeof cases)[number];

interface FirstYear {
  months: number;
  /** One-time amounts: the signing bonus minus the reduction during probation. */
  once: Fen;
  words: string;
}

function firstYearOf(terms: OfferTerms): FirstYear {
  const { signingBonus = 0, monthlySalary, contract, firstYearMonths: months = MONTHS } = terms;
  const { probationMonths = 0, probationPayPercent = 100 } = contract ?? {};
  const onProbation = Math.min(months, probationMonths);
  const taken = percentOf(onProbation * fenOf(monthlySalary), 100 - probationPayPercent);
  const words = [
    months < MONTHS ? `，在职 ${months} 个月，奖金按月数折算` : '',
    signingBonus > 0 ? `，签字费 ${signingBonus} 元` : '',
    taken > 0 ? `，试用期 ${onProbation} 个月按 ${probationPayPercent}% 发放` : '',
  ];
  return { months, once: fenOf(signingBonus) - taken, words: words.join('') };
}

const LATER_YEAR: FirstYear = { months: MONTHS, once: 0, words: '' };

/** The salary after yearly raises, each rounded to fen. */
const raised = (salary: Fen, percent: number, years: number): Fen =>
  years === 0 ? salary : raised(percentOf(salary, 100 + percent), percent, years - 1);

function lineOf(
  terms: OfferTerms,
  setting: Setting,
  { key, label }: Case,
  index: number,
): OfferLine & { fen: Fen } {
  const raise = terms.raisePercent?.[key] ?? terms.raisePercent?.base ?? 0;
  const salary = raised(fenOf(terms.monthlySalary), raise, index);
  const bonusMonths = bonusMonthsOf(terms, key);
  const { months, once, words } = index === 0 ? firstYearOf(terms) : LATER_YEAR;
  const year = setting.year + index;
  const settings = { year, months, salary, bonusMonths, once };
  const { net, tax } = yearOf(terms, deductionsWith(terms, setting), settings);
  const method = { separate: '，奖金单独计税', merged: '，奖金并入综合所得', none: '' }[tax.method];
  const formula = `月薪 ${yuanOf(salary)}（年涨幅 ${raise}%），奖金 ${round2(bonusMonths)} 个月${words}${method}`;
  return { key: `${key}.${year}`, label: `${year} 年（${label}）`, formula, amount: yuanOf(net), fen: net };
}

/** The net pay of three years, low to high within the stated ranges, by the current tables. */
export function projectYears(terms: OfferTerms, setting: Setting): ComparedOffer['threeYears'] {
  const lines = cases.map((one) => YEARS.map((index) => lineOf(terms, setting, one, index)));
  const [low = 0, base = 0, high = 0] = lines.map((own) =>
    yuanOf(own.reduce((sum, { fen }) => sum + fen, 0)),
  );
  return { low, base, high, lines: lines.flat().map(({ fen: _fen, ...line }) => line) };
}
