import type { OfferResult } from './offer-result.js';

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
