import {
  type OfferDimensionKey,
  offerDimensionKeys,
  type OfferInput,
  offerIds,
} from '@qicheng/analysis/offer';
import {
  aspectNames,
  comparisonOf,
  type ComparedOffer,
  type OfferResult,
} from '@qicheng/analysis/offer-result';
import { round2 } from './round2.js';
import { type Scores, TIE_POINTS } from './score-offers.js';

interface Compared {
  input: OfferInput;
  totals: readonly number[];
  ranking: OfferResult['ranking'];
  /** What every offer states. */
  compared: readonly OfferDimensionKey[];
  /** What each of that counts. */
  weights: Scores;
  offers: readonly ComparedOffer[];
}

/** Where most aspects have no figures, the ranking says on what it rests. */
function restsOn({ compared, weights }: Compared): string {
  const { counted, hasTotal } = comparisonOf(weights);
  if (!hasTotal) {
    const why = counted.length < compared.length ? '没有填写齐或权重为 0' : '没有填写齐';
    return `只比较了${aspectNames(counted)}，其他方面${why}，不给总分。`;
  }
  const all = offerDimensionKeys.length;
  return compared.length * 2 < all
    ? `${all} 个方面中只有 ${compared.length} 个的数字齐全，排名只依据这 ${compared.length} 个。`
    : '';
}

/** How far the first is ahead: in points of a total, in money where cash alone is compared. */
function leadOf({ totals, weights, offers }: Compared): string {
  const { counted, hasTotal } = comparisonOf(weights);
  const [best = 0, second = 0] = [...totals].sort((a, b) => b - a);
  if (hasTotal) return `以 ${round2(best)} 分居首，领先第二名 ${round2(best - second)} 分。`;
  if (counted.join() !== 'cash') return '居首。';
  const [most = 0, next = 0] = offers.map(({ cash }) => cash.net).sort((a, b) => b - a);
  return `居首，每年税后现金比第二名多 ${round2(most - next).toLocaleString('zh-CN')} 元。`;
}

/** The answer in a sentence or two. */
export function conclude(made: Compared): string {
  const nameOf = (id: string) =>
    `${id}（${made.input.offers[offerIds.indexOf(id as never)]?.company ?? ''}）`;
  const first = made.ranking[0]?.offerIds ?? [];
  return first.length > 1
    ? `${restsOn(made)}${first.map(nameOf).join('、')}相差不超过 ${TIE_POINTS} 分，视为并列；请看翻转点和各维度，按你更看重的一项决定。`
    : `${restsOn(made)}${nameOf(first[0] ?? 'A')}${leadOf(made)}`;
}
