import { offerInput } from '@qicheng/analysis/offer';
import { offerResult } from '@qicheng/analysis/offer-result';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { compareOffers } from './compare-offers.js';
import { reportOfOffers } from './report.js';

/** Offer choice: computations decide; a model only explains the result. */
export const offerKind = defineKind({
  service: 'offer',
  input: offerInput,
  result: offerResult,
  analyse: compareOffers,
  model: commentaryPart('offer'),
  report: reportOfOffers,
});
