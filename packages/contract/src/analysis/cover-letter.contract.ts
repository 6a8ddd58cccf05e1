import { letterQuestion, letterResult } from '@qicheng/analysis/cover-letter';
import { z } from 'zod';
import { assumed, endpoint, pageFields, reply, wire } from '../kit/endpoint.js';
import { runOf, runPage, startFields } from './run.js';

const run = runOf(letterResult);
const note = assumed('shapes are ours: [spec 7] shows none');

/** Judges a letter, writes one from a résumé, or both; answers with the run as it stands, mostly done. */
export const startLetterAnalysis = endpoint({
  route: 'POST /ai/letterAiAnalyse',
  access: 'user',
  summary: '求职信分析',
  input: wire({ ...startFields, ...letterQuestion }),
  replies: { ok: reply(1, run) },
  note,
});

/** My newest finished letter; null when there is none. */
export const lastLetterAnalysis = endpoint({
  route: 'POST /ai/getLetterLastAnalyse',
  access: 'user',
  summary: '最近一次求职信分析',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** My letters, newest first. */
export const listLetterAnalyses = endpoint({
  route: 'POST /ai/getLetterAnalyseHistory',
  access: 'user',
  summary: '求职信分析的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});
