import {
  type OfferDimensionKey,
  offerDimensionKeys,
  offerIds,
  type OfferInput,
} from '@qicheng/analysis/offer';
import {
  aspectNames,
  type ComparedOffer,
  comparisonOf,
  type OfferResult,
} from '@qicheng/analysis/offer-result';
import { type Fen, round2, yuanOf } from './fen.js';
import { unlawfulOf } from './find-risks.js';
import { type Scores, TIE_POINTS } from './score-offers.js';

const yuan = (value: number) => value.toLocaleString('zh-CN');

/** A warning about offers with unlawful clauses, which have to be clarified before any comparison. */
function unlawfulWarning(offers: readonly ComparedOffer[], nameOf: (id: string) => string): string {
  const against = offers.filter(({ clauses }) => unlawfulOf(clauses).length > 0);
  if (against.length === 0) return '';
  const counts = against.map(({ id, clauses }) => `${nameOf(id)}有 ${unlawfulOf(clauses).length} 处`);
  return `${counts.join('，')}与法律不符的约定，先要求改掉，再谈其他条件。`;
}

interface Compared {
  input: OfferInput;
  totals: readonly number[];
  ranking: OfferResult['ranking'];
  /** The dimensions that every offer states. */
  compared: readonly OfferDimensionKey[];
  /** Their weights. */
  weights: Scores;
  offers: readonly ComparedOffer[];
  /** The cash of each offer with social insurance by its salary. */
  comparable: readonly Fen[];
}

/** Says on which dimensions the ranking is based if most have no figures. */
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

/** The lead of the first offer: in points of a total, or in money if only cash is compared. */
function leadOf({ totals, weights, comparable }: Compared): string {
  const { counted, hasTotal } = comparisonOf(weights);
  const [best = 0, second = 0] = [...totals].sort((a, b) => b - a);
  if (hasTotal) return `以 ${round2(best)} 分居首，领先第二名 ${round2(best - second)} 分`;
  if (counted.join() !== 'cash') return '居首';
  // In whole yuan, like the figures of the ranking.
  const [most = 0, next = 0] = comparable.map((fen) => Math.round(yuanOf(fen))).sort((a, b) => b - a);
  return `居首，每年税后现金比第二名多 ${yuan(most - next)} 元`;
}

const MAX_REASONS = 2;

/** The dimensions in which the first offer is ahead of and behind the second, by the points of their totals. */
function whyFirst({ totals, offers, weights }: Compared): string {
  const [first, second] = totals
    .map((total, index) => ({ total, offer: offers[index] }))
    .sort((a, b) => b.total - a.total)
    .map(({ offer }) => offer);
  if (!first || !second || !comparisonOf(weights).hasTotal) return '';
  const leads = first.dimensions
    .map(({ key, label, score, weight }) => {
      const other = second.dimensions.find((dimension) => dimension.key === key)?.score ?? 0;
      return { label, points: ((score - other) * weight) / 100 };
    })
    .filter(({ points }) => Math.abs(points) >= TIE_POINTS / 2);
  const named = (ahead: boolean) =>
    leads
      .filter(({ points }) => points > 0 === ahead)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, MAX_REASONS)
      .map(({ label }) => label)
      .join('、');
  const [ahead, lower] = [named(true), named(false)];
  if (ahead === '') return '';
  return `，主要胜在${ahead}${lower === '' ? '' : `；${lower}不如 ${second.id}`}`;
}

/** Says that the dimension most important to the user was not compared. */
function leftOut({ input, weights }: Compared): string {
  const { weights: stated } = input;
  if (stated === undefined) return '';
  const most = Math.max(...offerDimensionKeys.map((key) => stated[key]));
  const silent = offerDimensionKeys.filter((key) => stated[key] === most && weights[key] === 0);
  return silent.length === 0
    ? ''
    : `您最看重的${aspectNames(silent)}没有填写齐，没有参与比较，排名只供参考。`;
}

/** A lead based on a bonus that is not guaranteed. */
function bonusLead({ totals, offers }: Compared): string {
  const [first, second] = totals
    .map((total, index) => ({ total, offer: offers[index] }))
    .sort((a, b) => b.total - a.total)
    .map(({ offer }) => offer);
  if (!first || !second) return '';
  const { low, base } = first.threeYears;
  return base > second.threeYears.base && low < second.threeYears.low
    ? `${first.id} 的收入靠浮动奖金：按最低值三年合计 ${yuan(low)} 元，比 ${second.id} 的 ${yuan(second.threeYears.low)} 元少。`
    : '';
}

/** The conclusion in one or two sentences. */
export function conclude(compared: Compared): string {
  const nameOf = (id: string) =>
    `${id}（${compared.input.offers[offerIds.indexOf(id as never)]?.company ?? ''}）`;
  const first = compared.ranking[0]?.offerIds ?? [];
  const answer =
    first.length > 1
      ? `${first.map(nameOf).join('、')}相差不超过 ${TIE_POINTS} 分，视为并列；请看翻转点和各维度，按您更看重的一项决定。`
      : `${nameOf(first[0] ?? 'A')}${leadOf(compared)}${whyFirst(compared)}。${bonusLead(compared)}`;
  return `${leftOut(compared)}${restsOn(compared)}${answer}${unlawfulWarning(compared.offers, nameOf)}`.slice(
    0,
    CONCLUSION,
  );
}
const CONCLUSION = 600;
