import { offerDimensionKeys, offerDimensions, offerIds, type OfferInput } from '@qicheng/analysis/offer';
import type { ComparedOffer, OfferResult } from '@qicheng/analysis/offer-result';
import { dimensionOf } from '@qicheng/analysis/result';
import { checkClauses } from './check-clauses.js';
import { conclude } from './conclude.js';
import { explainCash } from './explain-cash.js';
import { round2 } from './fen.js';
import { afterRentOf, type ComputedFacts, figuresOf, perHourOf, settingOf } from './figures.js';
import { findFlips, findSensitivity } from './find-flips.js';
import { findRisks, unlawfulOf } from './find-risks.js';
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
import { citySources } from './tables/city-sources.js';
import { fundStandardOf, insuranceStandardOf } from './tables/city-standards.js';
import { sources, STATED, TABLES_VERSION } from './tables/sources.js';

const idOf = (index: number) => offerIds[index] ?? 'A';

/** The parts of a total; a dimension that was not compared has no weight and says so. */
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

/** Ranks from the best; offers within the threshold of the first one of a rank share it. */
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
    '税后年现金按完整年度计算：全年 12 个月、已转正、不含签字费；第一年的实际收入见三年合计的第一行；专项附加扣除只计填写的部分。',
    ...(input.offers.some(({ firstYearMonths }) => firstYearMonths === undefined)
      ? ['没有填写第一年在职月数的，第一年按 12 个月计算；年中入职的请填上，第一年的收入会少于表中数字。']
      : []),
    ...((rent ?? 0) > 0 && input.offers.some(({ monthlyRent }) => monthlyRent === 0)
      ? ['月租填 0 的 Offer 不计住房租金专项附加扣除：没有租房支出不能扣。']
      : []),
    '只适用于毕业当年首次入职：预扣时可按 5,000 元/月乘以当年截至本月的月份数累计减除（国家税务总局公告 2020 年第 13 号），当年预扣会少于表中数字。',
    '公积金双边合计归个人所有，但不是现金，单独列出。',
    '三年合计按现行税率和缴费标准推算；2028 年起年终奖按并入综合所得计算。',
    '条款核对只比对填写的内容，不构成法律意见；以签署的文本为准。',
    ...(rent && mortgageInterest ? ['住房租金与住房贷款利息不能同时扣除，已取较高的一项。'] : []),
  ];
};

/** The tables used by this comparison; those of a city only if an offer is there. */
function listSources({ today, offers }: OfferInput): OfferResult['tables']['sources'] {
  const ofCities = new Set<string | undefined>(
    offers.flatMap(({ city }) => [insuranceStandardOf(city)?.source, fundStandardOf(city)?.source]),
  );
  return [
    ...Object.entries(sources)
      .filter(([id]) => !Object.hasOwn(citySources, id) || ofCities.has(id))
      .map(([id, facts]) => ({ id, ...facts })),
    { id: STATED, title: '本人填写的 Offer 内容', date: today },
  ];
}

/** Compares offers by stated figures, dated tables and declared computations only. */
export function compareOffers(input: OfferInput): OfferResult {
  const setting = settingOf(input);
  const all = input.offers.map((terms) => figuresOf(terms, setting));
  const stated = input.weights ?? defaultWeights;
  const [best, compared] = [bestOf(all), comparedOf(all)];
  const weights = effectiveWeights(stated, compared);
  const totals = totalsOf(all, stated);
  const ranking = rank(totals);
  const flips = findFlips(input);
  const checked = input.offers.map(checkClauses);
  const isLawful = checked.map((clauses) => unlawfulOf(clauses).length === 0);
  const offers = all.map((figures, index): ComparedOffer => {
    const terms = input.offers[index];
    if (!terms) throw new Error('an offer has figures and no terms');
    const { company, role, city, equity } = terms;
    const id = idOf(index);
    const { net } = figures.year;
    const clauses = checked[index] ?? [];
    const questions = listQuestions(terms, input.weights);
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
      risks: findRisks(terms, figures, clauses),
      negotiation: negotiate(index, { input, all, flips, questions, clauses, isLawful }),
    };
  });
  return {
    tables: { version: TABLES_VERSION, sources: listSources(input) },
    offers,
    ranking,
    tieThreshold: TIE_POINTS,
    conclusion: conclude({
      ...{ input, totals, ranking, compared, weights, offers },
      comparable: all.map(({ comparableNet }) => comparableNet),
    }),
    weights: { stated, effective: weights, isDefault: input.weights === undefined },
    sensitivity: findSensitivity(input),
    flipPoints: flips,
    missing: listMissing(input),
    notes: notes(input),
  };
}
