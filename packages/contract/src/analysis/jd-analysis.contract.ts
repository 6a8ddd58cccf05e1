import { jdAnalysis } from '@qicheng/analysis/descriptors/jd-analysis';
import { assumed, endpoint, reply, wire, wireId } from '../kit/endpoint.js';
import { resumeSummary } from '../resume/fields.js';
import { analysisCalls } from './calls.js';

export const {
  start: startJdAnalysis,
  reference: startJdReference,
  list: listJdAnalyses,
  last: lastJdAnalysis,
} = analysisCalls(jdAnalysis);

/**
 * Creates a variant of the analysed résumé with the order and selection the analysis suggests; its wording is
 * unchanged.
 */
export const createJdVariant = endpoint({
  route: 'POST /api/ai/jd/variant',
  access: 'user',
  summary: '按 JD 生成岗位版本',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, resumeSummary, '已生成岗位版本') },
  note: assumed('shapes are ours: [spec 7] shows none'),
});
