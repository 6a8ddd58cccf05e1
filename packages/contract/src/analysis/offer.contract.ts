import { offerQuestion } from '@qicheng/analysis/offer';
import { offerResult } from '@qicheng/analysis/offer-result';
import { z } from 'zod';
import { assumed, endpoint, pageFields, reply, wire } from '../kit/endpoint.js';
import { runOf, runPage, startFields } from './run.js';

const offerRun = runOf(offerResult);
const { engine, requestKey } = startFields;
const note = assumed('shapes are ours: [spec 7] shows none');

/** Compares two to five offers; answers with the run as it stands after a few seconds, mostly done. */
export const startOffer = endpoint({
  route: 'POST /ai/offerAiSelect',
  access: 'user',
  summary: 'Offer 选择',
  input: wire({ ...offerQuestion, engine, requestKey }),
  replies: { ok: reply(1, offerRun) },
  note,
});

/** My comparisons, newest first. */
export const listOffers = endpoint({
  route: 'POST /ai/getOfferSelectHistory',
  access: 'user',
  summary: 'Offer 选择的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});

/** My newest finished comparison with its result; null when there is none. */
export const lastOffer = endpoint({
  route: 'POST /ai/getOfferSelectLastAnalyse',
  access: 'user',
  summary: '最近一次 Offer 选择',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: offerRun.nullable() })) },
  note,
});
