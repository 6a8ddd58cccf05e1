import type { OfferTerms } from '@qicheng/analysis/offer';
import type { OfferCash, OfferLine } from '@qicheng/analysis/offer-result';
import { bonusBracket, round2, withhold, yearlyBracket } from './income-tax.js';
import { BASIC_DEDUCTION, LAST_SEPARATE_BONUS_YEAR } from './tables/income-tax-rates.js';
import { insuranceOf } from './tables/insurance.js';
import type { SourceId } from './tables/sources.js';
import { bonusMonthsOf, type YearOfOffer } from './year-of-offer.js';

const yuan = (value: number) => value.toLocaleString('zh-CN');
const line = (
  key: string,
  label: string,
  formula: string,
  amount: number,
  sourceId: SourceId,
): OfferLine => ({
  key,
  label,
  formula,
  amount: round2(amount),
  sourceId,
});

function incomeLines(terms: OfferTerms, { bonus }: YearOfOffer): OfferLine[] {
  const { monthlySalary, housingAllowance = 0, transportAllowance = 0 } = terms;
  const monthly = (key: string, label: string, amount: number) =>
    amount > 0 ? [line(key, label, `${yuan(amount)} × 12 个月`, amount * 12, 'stated')] : [];
  const formula = `${yuan(monthlySalary)} × ${round2(bonusMonthsOf(terms))} 个月（固定薪数超出 12 的部分与年终奖）`;
  return [
    ...monthly('wages', '月薪', monthlySalary),
    ...monthly('housingAllowance', '住房补贴（计税）', housingAllowance),
    ...monthly('transportAllowance', '交通补贴（计税）', transportAllowance),
    ...(bonus > 0 ? [line('bonus', '全年一次性奖金', formula, bonus, 'stated')] : []),
  ];
}

function periodOf({ city }: OfferTerms): string {
  const known = insuranceOf(city);
  return known ? `，${city}基数按 ${known.from.slice(0, 7)} 至 ${known.to.slice(0, 7)} 的上下限` : '';
}

function insuranceLines(terms: OfferTerms, { shares, insuranceBase, fundBase, fundEmployee }: YearOfOffer) {
  const period = periodOf(terms);
  const insurance = shares.map(({ key, label, percent, extra, amount, source }) => {
    const plus = extra > 0 ? ` + ${extra}` : '';
    const formula = `（基数 ${yuan(insuranceBase)} × ${percent}%${plus}）× 12 个月${period}`;
    return line(key, `${label}（个人）`, formula, -amount * 12, source);
  });
  if (fundEmployee === 0) return insurance;
  const formula = `基数 ${yuan(fundBase)} × ${terms.fundPercent ?? 0}% × 12 个月`;
  return [...insurance, line('fund', '公积金（个人）', formula, -fundEmployee * 12, 'fund')];
}

const rateText = (taxable: number) => {
  if (taxable <= 0) return '不超过 0，不纳税';
  const { rate, quick } = yearlyBracket(taxable);
  return `${yuan(round2(taxable))} × ${round2(rate * 100)}% − 速算扣除数 ${yuan(quick)}`;
};

function taxLines(year: YearOfOffer): OfferLine[] {
  const { taxableWages, tax, bonus, monthlyWage, deducted } = year;
  const parts = `12 ×（${yuan(monthlyWage)} − ${yuan(BASIC_DEDUCTION)} − 专项与附加扣除 ${yuan(deducted)}）`;
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
  const { rate, quick } = bonusBracket(bonus);
  const formula = `${yuan(bonus)} ÷ 12 = ${yuan(round2(bonus / 12))} 定税率；${yuan(bonus)} × ${round2(rate * 100)}% − ${yuan(quick)}`;
  return [wages, line('bonusTax', '个人所得税（奖金单独计税）', formula, -tax.bonus, 'yearlyBonus')];
}

function bonusReason({ tax, bonus, year }: YearOfOffer): string {
  if (bonus === 0) return '没有全年一次性奖金。';
  if (tax.separate === null)
    return `单独计税政策执行至 ${LAST_SEPARATE_BONUS_YEAR} 年底，${year} 年按并入综合所得计算，共缴 ${yuan(tax.merged)} 元。`;
  const [chosen, other] =
    tax.method === 'separate' ? ['单独计税', '并入综合所得'] : ['并入综合所得', '单独计税'];
  const difference = round2(Math.abs(tax.separate - tax.merged));
  return `全年单独计税共缴 ${yuan(tax.separate)} 元，并入综合所得共缴 ${yuan(tax.merged)} 元；选${chosen}，比${other}少缴 ${yuan(difference)} 元。`;
}

/** The cash of a full year with every figure that made it; its lines sum to `net`. */
export function explainCash(terms: OfferTerms, year: YearOfOffer): OfferCash {
  const insurance = round2(year.shares.reduce((sum, { amount }) => sum + amount, 0));
  const months = withhold(year.monthlyWage, year.deducted).map(({ month, taxable, tax }) => ({
    month,
    taxable,
    tax,
    net: round2(year.monthlyWage - insurance - year.fundEmployee - tax),
  }));
  return {
    year: year.year,
    gross: year.gross,
    net: year.net,
    tax: year.tax.total,
    bonusGross: year.bonus,
    bonusMethod: year.tax.method,
    bonusReason: bonusReason(year),
    fundEmployee: round2(12 * year.fundEmployee),
    fundEmployer: round2(12 * year.fundEmployer),
    lines: [...incomeLines(terms, year), ...insuranceLines(terms, year), ...taxLines(year)],
    months,
  };
}
