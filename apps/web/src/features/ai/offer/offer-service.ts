import { offer as descriptor } from '@qicheng/analysis/descriptors/offer';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type OfferQuestion = QuestionOf<typeof descriptor>;

/** Offer 选择. */
export const offerService = defineAiService(descriptor, {
  title: 'Offer 选择',
  does: '把 2 到 5 份 Offer 放在同一口径下比较：税后年现金、三年区间、您看重的方面，以及哪些数字一变结论就会变。',
  doesNot: '不替您做决定，不估计没有填写的数字；税与社保按公开规定计算，以实际发放为准。',
});
