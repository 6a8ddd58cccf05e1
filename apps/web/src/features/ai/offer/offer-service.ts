import { listOffers, startOffer } from '@qicheng/contract/analysis/offer.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { offerResult, type OfferResult } from '@qicheng/analysis/offer-result';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type OfferQuestion = Omit<InputOf<typeof startOffer>, 'engine' | 'requestKey'>;

/** Offer 选择. */
export const offerService: AiService<OfferQuestion, OfferResult> = {
  key: 'offer',
  title: 'Offer 选择',
  does: '把 2 到 5 份 Offer 放在同一口径下比较：税后年现金、三年区间、您看重的方面，以及哪些数字一变结论就会变。',
  doesNot: '不替您做决定，不估计没有填写的数字；税与社保按公开规定计算，以实际发放为准。',
  schema: offerResult,
  start: (question, options) => call(startOffer, question, options),
  history: (paging, options) => call(listOffers, paging, options),
};
