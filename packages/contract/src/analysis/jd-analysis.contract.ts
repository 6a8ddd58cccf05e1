import { jdAnalysisResult, jdQuestion, jdReference } from '@qicheng/analysis/jd-analysis';
import { z } from 'zod';
import { assumed, endpoint, pageFields, reply, wire, wireId } from '../kit/endpoint.js';
import { resumeSummary } from '../resume/fields.js';
import { runOf, runPage, startFields } from './run.js';

const run = runOf(jdAnalysisResult);
const { requestKey } = startFields;
const note = assumed('shapes are ours: [spec 7] shows none');

/** Reads a posting and holds a résumé against it, if one is named; answers with the run, mostly done. */
export const startJdAnalysis = endpoint({
  route: 'POST /ai/jdAiAnalyse',
  access: 'user',
  summary: 'JD 分析',
  input: wire({ ...startFields, ...jdQuestion }),
  replies: { ok: reply(1, run) },
  note,
});

/** How one would introduce oneself for an analysed posting; charged once, the same answer afterwards. */
export const startJdReference = endpoint({
  route: 'POST /ai/jdAiReferenceAnswer',
  access: 'user',
  summary: 'JD 分析的参考答案',
  input: wire({ runId: wireId, requestKey }),
  replies: { ok: reply(1, runOf(jdReference)) },
  note,
});

/** My newest finished analysis of a posting; null when there is none. */
export const lastJdAnalysis = endpoint({
  route: 'POST /ai/getJdLastAnalyse',
  access: 'user',
  summary: '最近一次 JD 分析',
  input: wire({}),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** My analyses of postings, newest first. */
export const listJdAnalyses = endpoint({
  route: 'POST /ai/getJdAnalyseHistory',
  access: 'user',
  summary: 'JD 分析的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
  note,
});

/** Makes a variant of the analysed résumé in the order and choice that the analysis offers; its words stay as they are. */
export const createJdVariant = endpoint({
  route: 'POST /api/ai/jd/variant',
  access: 'user',
  summary: '按 JD 生成岗位版本',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, resumeSummary, '已生成岗位版本') },
  note,
});
