import { z } from 'zod';
import { commentary } from './engine.js';
import { offerDimensionKeys, offerDimensions, offerIds, type OfferDimensionKey } from './offer.js';
import { dimension, MIN_STATED_PARTS, source } from './result.js';

const offerId = z.enum(offerIds);
const dimensionKey = z.enum(offerDimensionKeys as [OfferDimensionKey, ...OfferDimensionKey[]]);
const yuan = z.number();

/** A source that breakdown lines reference by `id`. */
const offerSource = source.extend({ id: z.string().max(40) });
export type OfferSource = z.infer<typeof offerSource>;

/** A figure with its calculation. */
const offerLine = z.object({
  key: z.string().max(40),
  label: z.string().max(60),
  formula: z.string().max(300),
  /** Yuan; deductions are negative. */
  amount: yuan,
  sourceId: z.string().max(40).optional(),
});
export type OfferLine = z.infer<typeof offerLine>;

/** A month of withholding by the cumulative method (累计预扣法), bonus excluded. */
const offerMonth = z.object({
  month: z.number().int().min(1).max(12),
  taxable: yuan,
  tax: yuan,
  net: yuan,
});

/** The cash of one full year, in lines that sum to `net`. */
const offerCash = z.object({
  year: z.number().int(),
  gross: yuan,
  net: yuan,
  tax: yuan,
  bonusGross: yuan,
  bonusMethod: z.enum(['separate', 'merged', 'none']),
  bonusReason: z.string().max(300),
  /** Contributions of both sides to the housing fund: owned by the person, but not cash. */
  fundEmployee: yuan,
  fundEmployer: yuan,
  lines: z.array(offerLine).max(30),
  months: z.array(offerMonth).length(12),
});
export type OfferCash = z.infer<typeof offerCash>;

/** A clause against the law. `unlawful` only if the article leaves no doubt. */
const clauseCheck = z.object({
  id: z.string().max(40),
  state: z.enum(['ok', 'unlawful', 'ask']),
  text: z.string().max(400),
  /** What to say to the employer about it. */
  request: z.string().max(200).optional(),
  article: z.string().max(80),
  /** Effective date of this wording of the article. */
  inForceSince: z.string().max(20),
});
export type ClauseCheck = z.infer<typeof clauseCheck>;

const comparedOffer = z.object({
  id: offerId,
  company: z.string().max(80),
  role: z.string().max(60),
  city: z.string().max(40),
  rank: z.number().int().min(1).max(5),
  /** 0 to 100; the weighted mean of the compared dimensions. */
  total: z.number().min(0).max(100),
  dimensions: z.array(dimension).max(10),
  cash: offerCash,
  threeYears: z.object({ low: yuan, base: yuan, high: yuan, lines: z.array(offerLine).max(20) }),
  /** Cash minus the stated rent; null if none was stated. */
  afterRent: yuan.nullable(),
  /** Cash per hour of work; null if no hours were stated. */
  perHour: yuan.nullable(),
  equity: z.object({ terms: z.string().max(200), statedValue: yuan.nullable() }).nullable(),
  risks: z.array(z.string().max(400)).max(20),
  clauses: z.array(clauseCheck).max(20),
  questions: z.array(z.string().max(200)).max(30),
  negotiation: z.array(z.object({ purpose: z.string().max(40), text: z.string().max(600) })).max(8),
});
export type ComparedOffer = z.infer<typeof comparedOffer>;

/** The point at which another offer takes the lead when a single figure changes. */
const flipPoint = z.object({
  /** Absent for a weight. */
  offerId: offerId.optional(),
  variable: z.string().max(40),
  label: z.string().max(60),
  unit: z.string().max(10),
  from: z.number(),
  to: z.number(),
  newWinner: offerId,
  /** Step size of the search, so the true point is within one step. */
  step: z.number(),
  text: z.string().max(200),
});
export type FlipPoint = z.infer<typeof flipPoint>;

/** How the total of an offer changes with one figure, step by step. */
const sensitivity = z.object({
  offerId,
  variable: z.string().max(40),
  label: z.string().max(60),
  unit: z.string().max(10),
  step: z.number(),
  /** The lead of this offer over the best other one, in points. */
  change: z.number(),
});
export type Sensitivity = z.infer<typeof sensitivity>;

export const offerResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  tables: z.object({ version: z.string().max(40), sources: z.array(offerSource).max(40) }),
  offers: z.array(comparedOffer).min(2).max(5),
  /** Offers with the same place are tied. */
  ranking: z.array(z.object({ rank: z.number().int(), offerIds: z.array(offerId).max(5) })).max(5),
  /** Offers that differ by at most this many points are tied. */
  tieThreshold: z.number(),
  // Five names of eighty characters may be tied.
  conclusion: z.string().max(600),
  weights: z.object({
    stated: z.record(dimensionKey, z.number()),
    /** The compared dimensions, rescaled to 100; 0 for those that lack a figure of some offer. */
    effective: z.record(dimensionKey, z.number()),
    isDefault: z.boolean(),
  }),
  sensitivity: z.array(sensitivity).max(60),
  flipPoints: z.array(flipPoint).max(120),
  missing: z
    .array(
      z.object({
        offerId: offerId.optional(),
        field: z.string().max(40),
        label: z.string().max(80),
        effect: z.string().max(300),
      }),
    )
    .max(100),
  notes: z.array(z.string().max(400)).max(20),
});
export type OfferResult = z.infer<typeof offerResult>;

/** The basis of the ranking, and whether it is enough for totals: one or two aspects are not. */
export function comparisonOf(effective: Readonly<Partial<Record<OfferDimensionKey, number>>>) {
  const counted = offerDimensionKeys.filter((key) => (effective[key] ?? 0) > 0);
  return {
    counted,
    silent: offerDimensionKeys.filter((key) => !counted.includes(key)),
    hasTotal: counted.length >= MIN_STATED_PARTS,
  };
}

/** Names of aspects, joined in one line. */
export const aspectNames = (keys: readonly OfferDimensionKey[]): string =>
  keys.map((key) => offerDimensions[key].label).join('、');

/** The yearly payments of both sides to the housing fund; null for a side that was not stated. */
export function statedFund({ id, cash }: ComparedOffer, missing: OfferResult['missing']): (number | null)[] {
  const isOpen = missing.some(({ offerId, field }) => offerId === id && field === 'fundPercent');
  return [cash.fundEmployee, cash.fundEmployer].map((paid) => (isOpen && paid === 0 ? null : paid));
}

/** Facts that were not stated, with the same effect on the same offers. */
export interface OfferGaps {
  /** Empty for a fact of the whole comparison. */
  offerIds: string[];
  labels: string[];
  effect: string;
}

/** The missing facts of a comparison, each effect once: three offers often lack the same ten facts. */
export function gapsByEffect(missing: OfferResult['missing']): OfferGaps[] {
  const byFact = new Map<string, OfferGaps>();
  for (const { offerId, label, effect } of missing) {
    const key = `${label}|${effect}`;
    const gaps = byFact.get(key) ?? { offerIds: [], labels: [label], effect };
    if (offerId !== undefined) gaps.offerIds.push(offerId);
    byFact.set(key, gaps);
  }
  const byEffect = new Map<string, OfferGaps>();
  for (const { offerIds, labels, effect } of byFact.values()) {
    const key = `${offerIds.join()}|${effect}`;
    const gaps = byEffect.get(key) ?? { offerIds, labels: [], effect };
    gaps.labels.push(...labels);
    byEffect.set(key, gaps);
  }
  return [...byEffect.values()];
}
