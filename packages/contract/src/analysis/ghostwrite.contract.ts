import { ghostwriteQuestion } from '@qicheng/analysis/ghostwrite';
import { ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { assumed, endpoint, pageFields, reply, wire } from '../kit/endpoint.js';
import { runOf, runPage, startFields } from './run.js';

const note = assumed('shapes are ours: [spec 7] shows none');

/** Writes or improves statements of a résumé; answers with the run as it stands after a few seconds, mostly done. */
export const startGhostwrite = endpoint({
  route: 'POST /ai/resumeAiGhostwrite',
  access: 'user',
  summary: 'AI 代写与优化',
  input: wire({ ...startFields, ...ghostwriteQuestion }),
  replies: { ok: reply(1, runOf(ghostwriteResult)) },
  note,
});

/** My runs, newest first; those of one résumé where it is named. */
export const listGhostwrites = endpoint({
  route: 'POST /ai/getResumeAiGhostwriteHistory',
  access: 'user',
  summary: 'AI 代写与优化的历史记录',
  input: wire({ ...pageFields, resumeId: startFields.resumeId }),
  replies: { ok: reply(1, runPage) },
  note,
});
