import {
  offerDimensionKeys,
  offerDimensions,
  offerIds,
  type OfferInput,
  type OfferDimensionKey,
  type OfferTerms,
} from '@qicheng/analysis/offer';
import {
  type ComparedOffer,
  type OfferResult,
  aspectNames,
  comparisonOf,
  type ClauseCheck,
} from '@qicheng/analysis/offer-result';
import { dimensionOf } from '@qicheng/analysis/result';
import { checkClauses } from './check-clauses.js';
import { explainCash } from './explain-cash.js';
import { afterRentOf, type ComputedFacts, figuresOf, perHourOf, settingOf } from './figures.js';
import { findFlips, findSensitivity } from './find-flips.js';
import { listMissing, listQuestions } from './missing-facts.js';
import { negotiate } from './negotiate.js';
import { projectYears } from './project-years.js';
import {
  bestOf,
  comparedOf,
  defaultWeights,
  effectiveWeights,
  RULE_PREFIX,
  rules,
  scoresOf,
  type Scores,
  TIE_POINTS,
  totalsOf,
} from './score-offers.js';
import { sources, STATED, TABLES_VERSION } from './tables/sources.js';
import { fenOf, timesOf, yuanOf, round2 } from './fen.js';
import { bonusTax } from './income-tax.js';
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

const unlawfulOf = (clauses: readonly ClauseCheck[]) => clauses.filter(({ state }) => state === 'unlawful');

/** Offers with clauses against the law are named with the answer: that is settled before anything is compared. */
function unlawfulWarning(offers: readonly ComparedOffer[], nameOf: (id: string) => string): string {
  const against = offers.filter(({ clauses }) => unlawfulOf(clauses).length > 0);
  if (against.length === 0) return '';
  const counts = against.map(({ id, clauses }) => `${nameOf(id)}有 ${unlawfulOf(clauses).length} 处`);
  return `${counts.join('，')}与法律不符的约定，先要求改掉，再谈其他条件。`;
}

/** What may go wrong with an offer, from what was stated about it. */
function findRisks(terms: OfferTerms, year: YearOfOffer, clauses: readonly ClauseCheck[]): string[] {
  const { contract, bonusMonths, equity, weeklyHours, hukou } = terms;
  const spread = bonusMonths
    ? (bonusMonths.high ?? bonusMonths.base) - (bonusMonths.low ?? bonusMonths.base)
    : 0;
  const months = contract?.nonCompete?.months ?? 0;
  const penalty = contract?.penalty;
  return [
    ...unlawfulOf(clauses).map(({ text, article }) => `${text}（${article}）`),
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
function conclude(made: Compared): string {
  const nameOf = (id: string) =>
    `${id}（${made.input.offers[offerIds.indexOf(id as never)]?.company ?? ''}）`;
  const first = made.ranking[0]?.offerIds ?? [];
  const answer =
    first.length > 1
      ? `${restsOn(made)}${first.map(nameOf).join('、')}相差不超过 ${TIE_POINTS} 分，视为并列；请看翻转点和各维度，按您更看重的一项决定。`
      : `${restsOn(made)}${nameOf(first[0] ?? 'A')}${leadOf(made)}`;
  return answer + unlawfulWarning(made.offers, nameOf);
}

const idOf = (index: number) => offerIds[index] ?? 'A';

/** The parts of one total; what was not compared weighs nothing and says so. */
function dimensionsOf({ values }: ComputedFacts, best: Scores, weights: Scores): ComparedOffer['dimensions'] {
  const scores = scoresOf(values, best);
  return offerDimensionKeys.map((key) => {
    const value = values[key];
    const reason = value === null ? '没有填写，不参与排名' : rules[key].reason(value, best[key]);
    const isCompared = weights[key] > 0;
    return dimensionOf({ key, label: offerDimensions[key].label, weight: weights[key] }, [
      {
        ruleId: RULE_PREFIX + key,
        points: scores[key],
        reason: isCompared || value === null ? reason : `${reason}（不参与排名）`,
        evidence: [],
      },
    ]);
  });
}

/** Places from the best; an offer within the threshold of the first of a place shares it. */
export function rank(totals: readonly number[]): OfferResult['ranking'] {
  const order = totals
    .map((total, index) => ({ total, index }))
    .sort((a, b) => b.total - a.total || a.index - b.index);
  const places: Array<{ rank: number; first: number; offerIds: OfferResult['ranking'][number]['offerIds'] }> =
    [];
  order.forEach(({ total, index }, position) => {
    const place = places.at(-1);
    if (place && place.first - total <= TIE_POINTS) place.offerIds.push(idOf(index));
    else places.push({ rank: position + 1, first: total, offerIds: [idOf(index)] });
  });
  return places.map(({ rank: own, offerIds: ids }) => ({ rank: own, offerIds: ids }));
}

const notes = (input: OfferInput): string[] => {
  const { rent, mortgageInterest } = input.deductions ?? {};
  return [
    '税后年现金按完整年度计算：全年 12 个月、已转正、不含签字费；专项附加扣除只计填写的部分。',
    '毕业当年首次入职的，预扣时可按 5,000 元/月乘以当年截至本月的月份数累计减除（国家税务总局公告 2020 年第 13 号），当年预扣会少于表中数字。',
    '公积金双边合计归个人所有，但不是现金，单独列出。',
    '三年合计按现行税率和缴费标准推算；2028 年起年终奖按并入综合所得计算。',
    '条款核对只比对填写的内容，不构成法律意见；以签署的文本为准。',
    ...(rent && mortgageInterest ? ['住房租金与住房贷款利息不能同时扣除，已取较高的一项。'] : []),
  ];
};

const listSources = (today: string): OfferResult['tables']['sources'] => [
  ...Object.entries(sources).map(([id, facts]) => ({ id, ...facts })),
  { id: STATED, title: '本人填写的 Offer 内容', date: today },
];

/** Compares offers by stated figures, dated tables and declared arithmetic alone. */
export function compareOffers(input: OfferInput): OfferResult {
  const setting = settingOf(input);
  const all = input.offers.map((terms) => figuresOf(terms, setting));
  const stated = input.weights ?? defaultWeights;
  const [best, compared] = [bestOf(all), comparedOf(all)];
  const weights = effectiveWeights(stated, compared);
  const totals = totalsOf(all, stated);
  const ranking = rank(totals);
  const flips = findFlips(input);
  const offers = all.map((figures, index): ComparedOffer => {
    const terms = input.offers[index];
    if (!terms) throw new Error('an offer has figures and no terms');
    const { company, role, city, equity } = terms;
    const id = idOf(index);
    const { net } = figures.year;
    const clauses = checkClauses(terms);
    const questions = listQuestions(terms);
    return {
      ...{ id, company, role, city, clauses, questions },
      rank: ranking.find(({ offerIds: ids }) => ids.includes(id))?.rank ?? 1,
      total: round2(totals[index] ?? 0),
      dimensions: dimensionsOf(figures, best, weights),
      cash: explainCash(terms, figures.year),
      threeYears: projectYears(terms, setting),
      afterRent: afterRentOf(net, terms),
      perHour: perHourOf(net, terms),
      equity: equity ? { terms: equity.terms, statedValue: equity.statedValue ?? null } : null,
      risks: findRisks(terms, figures.year, clauses),
      negotiation: negotiate(index, { input, all, flips, questions, unlawful: unlawfulOf(clauses) }),
    };
  });
  return {
    tables: { version: TABLES_VERSION, sources: listSources(input.today) },
    offers,
    ranking,
    tieThreshold: TIE_POINTS,
    conclusion: conclude({ input, totals, ranking, compared, weights, offers }),
    weights: { stated, effective: weights, isDefault: input.weights === undefined },
    sensitivity: findSensitivity(input),
    flipPoints: flips,
    missing: listMissing(input),
    notes: notes(input),
  };
}
