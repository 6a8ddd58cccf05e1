import { civilExams, civilPost, civilQuestion } from '@qicheng/analysis/civil-service';
import { civilReference, civilResult } from '@qicheng/analysis/civil-service-result';
import { z } from 'zod';
import { assumed, endpoint, listOf, pageFields, reply, wire, wireId } from '../kit/endpoint.js';
import { ownQuestion, runOf, runPage, startFields } from './run.js';

const run = runOf(civilResult);
const note = assumed('shapes are ours: [spec 7] shows none; the set is named there, its paths are ours');

/** Judges posts clause by clause and plans the preparation; with a question of one's own it is kept apart. */
export const startCivil = endpoint({
  route: 'POST /ai/kaogongAiAnalyse',
  access: 'user',
  summary: '考公分析',
  input: wire({ ...startFields, ...civilQuestion, ...ownQuestion }),
  replies: { ok: reply(1, run) },
  note,
});

/** How to answer a structured interview for these posts; charged once. */
export const startCivilReference = endpoint({
  route: 'POST /ai/kaogongAiReferenceAnswer',
  access: 'user',
  summary: '考公面试参考答案',
  input: wire({ runId: wireId, requestKey: startFields.requestKey }),
  replies: { ok: reply(1, runOf(civilReference)) },
  note,
});

/** My analyses without a question of my own, newest first. */
export const listCivil = endpoint({
  route: 'POST /ai/getKaogongAnalyseHistory',
  access: 'user',
  summary: '考公分析的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});

/** My newest finished analysis without a question of my own; null when there is none. */
export const lastCivil = endpoint({
  route: 'POST /ai/getKaogongLastAnalyse',
  access: 'user',
  summary: '最近一次考公分析',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** My newest finished answer to a question of my own; null when there is none. */
export const lastCustomCivil = endpoint({
  route: 'POST /ai/getKaogongLastCustomAnalyse',
  access: 'user',
  summary: '最近一次考公自定义提问',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** My analyses with a question of my own, newest first. */
export const listCustomCivil = endpoint({
  route: 'POST /ai/getKaogongCustomAnalyseHistory',
  access: 'user',
  summary: '考公自定义提问的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});

/** Posts of the imported tables by exam and words; made-up ones are marked and shown only while no real ones are there. */
export const searchCivilPosts = endpoint({
  route: 'POST /api/ai/posts/search',
  access: 'none',
  summary: '职位表检索',
  input: wire({
    ...pageFields,
    exam: z.enum(civilExams).optional(),
    keyword: z.string().trim().max(60).optional(),
  }),
  replies: { ok: reply(1, listOf(civilPost)) },
});
