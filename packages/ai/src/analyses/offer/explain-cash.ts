import type { OfferTerms } from '@qicheng/analysis/offer';
import type { OfferCash, OfferLine } from '@qicheng/analysis/offer-result';
import { type Fen, fenOf, yuanOf, round2 } from './fen.js';
import { bonusBracket, withhold, yearlyBracket } from './income-tax.js';
import { fundStandardOf, insuranceStandardOf, type Period } from './tables/city-standards.js';
import { BASIC_DEDUCTION, LAST_SEPARATE_BONUS_YEAR } from './tables/income-tax-rates.js';
import type { SourceId } from './tables/sources.js';
import { bonusMonthsOf, MONTHS, type YearOfOffer } from './year-of-offer.js';

const text = (yuan: number) => yuan.toLocaleString('zh-CN');
const yuan = (amount: Fen) => text(yuanOf(amount));
const line = (key: string, label: string, formula: string, amount: Fen, sourceId: SourceId): OfferLine => ({
  key,
  label,
  formula,
  amount: yuanOf(amount),
  sourceId,
});

function incomeLines(terms: OfferTerms, { bonus }: YearOfOffer): OfferLine[] {
  const { monthlySalary, housingAllowance = 0, transportAllowance = 0 } = terms;
  const monthly = (key: string, label: string, stated: number) =>
    stated > 0
      ? [line(key, label, `${text(stated)} × ${MONTHS} 个月`, fenOf(stated) * MONTHS, 'stated')]
      : [];
  const formula = `${text(monthlySalary)} × ${round2(bonusMonthsOf(terms))} 个月（固定薪数超出 12 的部分与年终奖）`;
  return [
    ...monthly('wages', '月薪', monthlySalary),
    ...monthly('housingAllowance', '住房补贴（计税）', housingAllowance),
    ...monthly('transportAllowance', '交通补贴（计税）', transportAllowance),
    ...(bonus > 0 ? [line('bonus', '全年一次性奖金', formula, bonus, 'stated')] : []),
  ];
}

const months = ({ from, to }: Period) => `${from.slice(0, 7)} 至 ${to.slice(0, 7)}`;

function periodOf({ city, insuranceFloor, insuranceCap }: OfferTerms): string {
  if (insuranceFloor !== undefined || insuranceCap !== undefined) return '，基数上下限按填写的';
  const known = insuranceStandardOf(city);
  return known ? `，${city}基数按 ${months(known)} 的上下限` : '';
}

/** The published maximum that limits the base of the fund; null if none does. */
function fundLimitOf({ city, fundCap }: OfferTerms, fundBase: Fen) {
  const known = fundCap === undefined ? fundStandardOf(city) : null;
  return known !== null && fundBase === fenOf(known.high) ? known : null;
}

function insuranceLines(terms: OfferTerms, { shares, insuranceBase, fundBase, fundEmployee }: YearOfOffer) {
  const period = periodOf(terms);
  const paid = shares.filter(({ amount }) => amount > 0);
  const insurance = paid.map(({ key, label, percent, extra, amount, source }) => {
    const plus = extra > 0 ? ` + ${yuan(extra)}` : '';
    const formula = `（基数 ${yuan(insuranceBase)} × ${percent}%${plus}）× ${MONTHS} 个月${period}`;
    return line(key, `${label}（个人）`, formula, -amount * MONTHS, source);
  });
  if (fundEmployee === 0) return insurance;
  const { fundPercent = 0, fundRounding } = terms;
  const rounding =
    fundRounding === undefined || fundRounding === '分' ? '' : `（月缴存额取整到${fundRounding}）`;
  const limit = fundLimitOf(terms, fundBase);
  const reason = limit ? `，${terms.city}缴存基数上限按 ${months(limit)} 的标准` : '';
  const formula = `基数 ${yuan(fundBase)} × ${fundPercent}%${rounding} × ${MONTHS} 个月${reason}`;
  const source = limit?.source ?? 'fund';
  return [...insurance, line('fund', '公积金（个人）', formula, -fundEmployee * MONTHS, source)];
}

const rateText = (taxable: Fen) => {
  if (taxable <= 0) return '不超过 0，不纳税';
  const { percent, quick } = yearlyBracket(taxable);
  return `${yuan(taxable)} × ${percent}% − 速算扣除数 ${yuan(quick)}`;
};

/** The deductions from the monthly taxable income. */
function partsOf({ monthlyWage, insurance, fundEmployee, deducted }: YearOfOffer): string {
  const additional = deducted - insurance - fundEmployee;
  const deductions = [
    ...(insurance > 0 ? [`社保 ${yuan(insurance)}`] : []),
    ...(fundEmployee > 0 ? [`公积金 ${yuan(fundEmployee)}`] : []),
    ...(additional > 0 ? [`专项附加扣除 ${yuan(additional)}`] : []),
  ];
  return `${MONTHS} ×（${[yuan(monthlyWage), yuan(BASIC_DEDUCTION), ...deductions].join(' − ')}）`;
}

function taxLines(year: YearOfOffer): OfferLine[] {
  const { taxableWages, tax, bonus } = year;
  const parts = partsOf(year);
  if (tax.method === 'merged') {
    const formula = `应纳税所得额 ${parts} + 奖金 ${yuan(bonus)}：${rateText(taxableWages + bonus)}`;
    return [line('tax', '个人所得税（奖金并入综合所得）', formula, -tax.total, 'incomeTaxLaw')];
  }
  const wages = line(
    'tax',
    '个人所得税（工资）',
    `应纳税所得额 ${parts}：${rateText(taxableWages)}`,
    -tax.wages,
    'incomeTaxLaw',
  );
  if (tax.method === 'none') return [wages];
  const { percent, quick } = bonusBracket(bonus);
  const month = yuan(Math.round(bonus / MONTHS));
  const formula = `${yuan(bonus)} ÷ 12 = ${month} 定税率；${yuan(bonus)} × ${percent}% − ${yuan(quick)}`;
  return [wages, line('bonusTax', '个人所得税（奖金单独计税）', formula, -tax.bonus, 'yearlyBonus')];
}

function bonusReason({ tax, bonus, year }: YearOfOffer): string {
  if (bonus === 0) return '没有全年一次性奖金。';
  if (tax.separate === null)
    return `单独计税政策执行至 ${LAST_SEPARATE_BONUS_YEAR} 年底，${year} 年按并入综合所得计算，共缴 ${yuan(tax.merged)} 元。`;
  const [chosen, other] =
    tax.method === 'separate' ? ['单独计税', '并入综合所得'] : ['并入综合所得', '单独计税'];
  const difference = Math.abs(tax.separate - tax.merged);
  if (difference === 0) return `年终奖单独计税或并入综合所得，全年都缴 ${yuan(tax.merged)} 元。`;
  return `全年单独计税共缴 ${yuan(tax.separate)} 元，并入综合所得共缴 ${yuan(tax.merged)} 元；选${chosen}，比${other}少缴 ${yuan(difference)} 元。`;
}

/** The cash of a full year with all figures of its computation; its lines sum to `net`. */
export function explainCash(terms: OfferTerms, year: YearOfOffer): OfferCash {
  const kept = year.monthlyWage - year.insurance - year.fundEmployee;
  const months = withhold(year.monthlyWage, year.deducted).map(({ month, taxable, tax }) => ({
    month,
    taxable: yuanOf(taxable),
    tax: yuanOf(tax),
    net: yuanOf(kept - tax),
  }));
  return {
    year: year.year,
    gross: yuanOf(year.gross),
    net: yuanOf(year.net),
    tax: yuanOf(year.tax.total),
    bonusGross: yuanOf(year.bonus),
    bonusMethod: year.tax.method,
    bonusReason: bonusReason(year),
    fundEmployee: yuanOf(MONTHS * year.fundEmployee),
    fundEmployer: yuanOf(MONTHS * year.fundEmployer),
    lines: [...incomeLines(terms, year), ...insuranceLines(terms, year), ...taxLines(year)],
    months,
  };
}
