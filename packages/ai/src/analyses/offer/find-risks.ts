import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import { lawOf } from './employer.js';
import { fenOf, round2, timesOf, yuanOf } from './fen.js';
import type { ComputedFacts } from './figures.js';
import { bonusTax } from './income-tax.js';
import { isCapUnknown } from './insurance-clauses.js';
import { fundStandardOf } from './tables/city-standards.js';
import { monthlyBrackets } from './tables/income-tax-rates.js';
import type { YearOfOffer } from './year-of-offer.js';

const yuan = (value: number) => value.toLocaleString('zh-CN');

/** A warning about a separately taxed bonus just above a bracket, where a smaller one would leave more. */
function bonusTrap({ bonus, tax }: YearOfOffer): string[] {
  if (tax.method !== 'separate') return [];
  const kept = bonus - bonusTax(bonus);
  const better = monthlyBrackets
    .map(({ upTo }) => upTo * 12)
    .filter((limit) => limit < bonus && limit - bonusTax(limit) > kept)
    .pop();
  if (better === undefined) return [];
  const more = better - bonusTax(better) - kept;
  return [
    `年终奖 ${yuan(yuanOf(bonus))} 元刚过税率临界点：单独计税时，发 ${yuan(yuanOf(better))} 元到手反而多 ${yuan(yuanOf(more))} 元，可问能否调整发放方式。`,
  ];
}

/** The unlawful clauses. */
export const unlawfulOf = (clauses: readonly ClauseCheck[]) =>
  clauses.filter(({ state }) => state === 'unlawful');

const citation = ({ text, article }: ClauseCheck): string => `${text}（${article}）`;

/** No city allows contributions to the housing fund above this monthly salary in yuan. */
const MAX_FUND_BASE = 45_000;

/** Risks from the law of the place. */
function placeRisks(terms: OfferTerms): string[] {
  const law = lawOf(terms);
  if (law === 'abroad')
    return [
      '境外岗位不适用中国的个税、社保和劳动法：表中数字只是按国内口径试算，要按当地的税、保险、汇率和签证另算。',
    ];
  return law === 'contract' ? [] : ['机关和事业单位在编的，另要缴职业年金个人 4%，表中没有计入。'];
}

/** Risks from the stated bases of social insurance and housing fund. */
function baseRisks(terms: OfferTerms, { year, comparableNet }: ComputedFacts): string[] {
  const gained = year.net - comparableNet;
  const fundBase = terms.fundBase ?? terms.monthlySalary;
  return [
    ...(gained > 0
      ? [
          isCapUnknown(terms)
            ? `税后现金里有一部分是没有足额缴纳的社保个人部分，单位部分也少缴；没有填写当地缴费基数上限，少缴多少算不准，排名先按工资全额缴纳的 ${yuan(yuanOf(comparableNet))} 元比较。`
            : `税后现金里约 ${yuan(yuanOf(gained))} 元是没有足额缴纳的社保个人部分，单位部分也少缴；排名按足额缴纳的 ${yuan(yuanOf(comparableNet))} 元比较。`,
        ]
      : []),
    ...(terms.fundBase !== undefined && terms.fundBase < terms.monthlySalary * LOW_FUND_BASE
      ? [
          `公积金基数 ${yuan(terms.fundBase)} 元低于月薪 ${yuan(terms.monthlySalary)} 元；缴存基数应是上一年度月平均工资（新入职按当月工资），请问清。`,
        ]
      : []),
    ...(terms.fundPercent &&
    terms.fundCap === undefined &&
    fundBase > MAX_FUND_BASE &&
    fundStandardOf(terms.city) === null
      ? ['公积金缴存基数有当地上限，表中没有这个城市的上限，公积金可能算多了；请填写当地上限。']
      : []),
  ];
}
const LOW_FUND_BASE = 0.9;

/** The risks of an offer from the stated facts; unlawful clauses come first. */
export function findRisks(
  terms: OfferTerms,
  figures: ComputedFacts,
  clauses: readonly ClauseCheck[],
): string[] {
  const { bonusMonths, equity, hukou, contract } = terms;
  const spread = bonusMonths
    ? (bonusMonths.high ?? bonusMonths.base) - (bonusMonths.low ?? bonusMonths.base)
    : 0;
  const months = contract?.nonCompete?.months ?? 0;
  return [
    ...unlawfulOf(clauses).map(citation),
    ...placeRisks(terms),
    ...baseRisks(terms, figures),
    ...(months > 0 ? [`竞业限制 ${months} 个月，会限制下一份工作。`] : []),
    ...(spread > 0
      ? [
          `年终奖浮动 ${round2(spread)} 个月，约 ${yuan(yuanOf(timesOf(fenOf(terms.monthlySalary), spread)))} 元（税前）。`,
        ]
      : []),
    ...bonusTrap(figures.year),
    ...(equity ? ['股权或期权不是现金，未计入年现金与排名。'] : []),
    ...(hukou === '可申请' ? ['落户只是可申请，不是承诺。'] : []),
  ];
}
