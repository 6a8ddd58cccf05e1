import type { OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import { fenOf, timesOf, yuanOf } from './fen.js';
import { bonusTax } from './income-tax.js';
import { round2 } from './round2.js';
import { monthlyBrackets } from './tables/income-tax-rates.js';
import type { YearOfOffer } from './year-of-offer.js';

const yuan = (value: number) => value.toLocaleString('zh-CN');

/** Where a bonus taxed alone lies just above a bracket, a smaller one would leave more. */
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

/** What may go wrong with an offer, from what was stated about it. */
export function findRisks(terms: OfferTerms, year: YearOfOffer, clauses: readonly ClauseCheck[]): string[] {
  const { contract, bonusMonths, equity, weeklyHours, hukou } = terms;
  const spread = bonusMonths
    ? (bonusMonths.high ?? bonusMonths.base) - (bonusMonths.low ?? bonusMonths.base)
    : 0;
  const months = contract?.nonCompete?.months ?? 0;
  const penalty = contract?.penalty;
  return [
    ...clauses.flatMap(({ state, article }) =>
      state === 'unlawful' ? [`有条款与${article}不符，见条款核对。`] : [],
    ),
    ...(penalty
      ? [
          `约定了“${penalty.reason}”违约金${penalty.amount === undefined ? '' : ` ${yuan(penalty.amount)} 元`}。`,
        ]
      : []),
    ...(months > 0 ? [`竞业限制 ${months} 个月，会限制下一份工作。`] : []),
    ...(spread > 0
      ? [
          `年终奖浮动 ${round2(spread)} 个月，约 ${yuan(yuanOf(timesOf(fenOf(terms.monthlySalary), spread)))} 元（税前）。`,
        ]
      : []),
    ...bonusTrap(year),
    ...(equity ? ['股权或期权不是现金，未计入年现金与排名。'] : []),
    ...(weeklyHours !== undefined && weeklyHours > 48 ? [`每周 ${weeklyHours} 小时，长期强度较高。`] : []),
    ...(hukou === '可申请' ? ['落户只是可申请，不是承诺。'] : []),
  ];
}
