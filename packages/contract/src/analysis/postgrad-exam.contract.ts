import { postgradQuestion } from '@qicheng/analysis/postgrad-exam';
import { postgradReference, postgradResult } from '@qicheng/analysis/postgrad-exam-result';
import { z } from 'zod';
import { assumed, endpoint, pageFields, reply, wire, wireId } from '../kit/endpoint.js';
import { ownQuestion, runOf, runPage, startFields } from './run.js';

const run = runOf(postgradResult);
const note = assumed('shapes are ours: [spec 7] shows none; the set is named there, its paths are ours');

/** Analyses a postgraduate examination; with a question of one's own it is kept apart from the others. */
export const startPostgrad = endpoint({
  route: 'POST /ai/kaoyanAiAnalyse',
  access: 'user',
  summary: '考研分析',
  input: wire({ ...startFields, ...postgradQuestion, ...ownQuestion }),
  replies: { ok: reply(1, run) },
  note,
});

/** Writes out introduction, letter and answers for the second examination; charged once. */
export const startPostgradReference = endpoint({
  route: 'POST /ai/kaoyanAiReferenceAnswer',
  access: 'user',
  summary: '考研复试参考答案',
  input: wire({ runId: wireId, requestKey: startFields.requestKey }),
  replies: { ok: reply(1, runOf(postgradReference)) },
  note,
});

/** My analyses without a question of my own, newest first. */
export const listPostgrad = endpoint({
  route: 'POST /ai/getKaoyanAnalyseHistory',
  access: 'user',
  summary: '考研分析的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});

/** My newest finished analysis without a question of my own; null when there is none. */
export const lastPostgrad = endpoint({
  route: 'POST /ai/getKaoyanLastAnalyse',
  access: 'user',
  summary: '最近一次考研分析',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** My newest finished answer to a question of my own; null when there is none. */
export const lastCustomPostgrad = endpoint({
  route: 'POST /ai/getKaoyanLastCustomAnalyse',
  access: 'user',
  summary: '最近一次考研自定义提问',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** My analyses with a question of my own, newest first. */
export const listCustomPostgrad = endpoint({
  route: 'POST /ai/getKaoyanCustomAnalyseHistory',
  access: 'user',
  summary: '考研自定义提问的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});
