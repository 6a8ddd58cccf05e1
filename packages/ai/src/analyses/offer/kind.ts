import { offerInput } from '@qicheng/analysis/offer';
import { offerResult } from '@qicheng/analysis/offer-result';
import { defineKind } from '../../kind.js';
import { compareOffers } from './compare-offers.js';
import { reportOfOffers } from './report.js';

/** Offer choice: arithmetic alone, so a model has nothing to add to its figures. */
export const offerKind = defineKind({
  service: 'offer',
  input: offerInput,
  result: offerResult,
  analyse: compareOffers,
  report: reportOfOffers,
});
