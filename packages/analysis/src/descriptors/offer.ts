import { defineAnalysis } from '../define-analysis.js';
import { offerResult } from '../offer-result.js';
import { offerInput, offerQuestion } from '../offer.js';

/** Offer 选择: a comparison is named after the companies. */
export const offer = defineAnalysis({
  name: 'offer',
  question: offerQuestion,
  input: offerInput,
  result: offerResult,
  hasSubject: false,
  hasCustom: false,
  calls: {
    start: { path: '/ai/offerAiSelect', operation: 'startOffer', summary: 'Offer 选择' },
    list: {
      path: '/ai/getOfferSelectHistory',
      operation: 'listOffers',
      summary: 'Offer 选择的历史记录',
    },
    last: {
      path: '/ai/getOfferSelectLastAnalyse',
      operation: 'lastOffer',
      summary: '最近一次 Offer 选择',
    },
  },
  prepare: (question, { today }) => ({
    input: { ...question, today },
    title: question.offers.map(({ company }) => company).join(' / '),
  }),
});
