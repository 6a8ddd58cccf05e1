import { jobQuestion } from '@qicheng/analysis/job-analysis';
import { jobAnalysisResult, jobReference } from '@qicheng/analysis/job-analysis-result';
import { z } from 'zod';
import { assumed, endpoint, pageFields, reply, wire, wireId } from '../kit/endpoint.js';
import { runOf, runPage, startFields } from './run.js';

const jobRun = runOf(jobAnalysisResult);
const note = assumed('shapes are ours: [spec 7] shows none');

/** Portrays an occupation, and with a résumé how far one fits it; mostly done when it answers. */
export const startJobAnalysis = endpoint({
  route: 'POST /ai/jobAiAnalyse',
  access: 'user',
  summary: '职业分析',
  input: wire({ ...startFields, ...jobQuestion }),
  replies: { ok: reply(1, jobRun) },
  note,
});

/** The portrait and the plan worked out in full; charged once, the same answer afterwards. */
export const startJobReference = endpoint({
  route: 'POST /ai/jobAiReferenceAnswer',
  access: 'user',
  summary: '职业分析的参考答案',
  input: wire({ runId: wireId, requestKey: startFields.requestKey }),
  replies: { ok: reply(1, runOf(jobReference)) },
  note,
});

/** My analyses, newest first. */
export const listJobAnalyses = endpoint({
  route: 'POST /ai/getJobAnalyseHistory',
  access: 'user',
  summary: '职业分析的历史记录',
  input: wire({ ...pageFields, resumeId: startFields.resumeId }),
  replies: { ok: reply(1, runPage) },
  note,
});

/** My newest finished analysis with its result; null when there is none. */
export const lastJobAnalysis = endpoint({
  route: 'POST /ai/getJobLastAnalyse',
  access: 'user',
  summary: '最近一次职业分析',
  input: wire({ resumeId: startFields.resumeId }),
  replies: { ok: reply(1, z.object({ run: jobRun.nullable() })) },
  note,
});
