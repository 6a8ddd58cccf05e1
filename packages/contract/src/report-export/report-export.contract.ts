import { z } from 'zod';
import { endpoint, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';

export const reportFormat = z.enum(['pdf', 'word'], '请选择导出格式');

/** Where one file of a result stands; `file` once it is done and while it is kept, `failure` in words once it failed. */
const reportExport = z.object({
  exportId: wireId,
  runId: wireId,
  format: reportFormat,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  failure: z.string(),
  /** A link of ten minutes and the name to save the file under. */
  file: z.object({ url: z.string(), fileName: z.string() }).nullable(),
});

/**
 * Makes a file of a finished run or reference answer, and answers at once; asked again while the file is kept it is
 * the same one.
 */
export const startReportExport = endpoint({
  route: 'POST /api/ai/runs/export',
  access: 'user',
  summary: '导出 AI 服务的报告',
  input: wire({ runId: wireId, format: reportFormat }),
  replies: { ok: reply(1, reportExport) },
});

/** Where it stands; with `wait` the answer comes as soon as it is over, within 25 s. */
export const getReportExport = endpoint({
  route: 'POST /api/ai/runs/export/state',
  access: 'user',
  summary: '报告的导出进度',
  input: wire({ exportId: wireId, wait: wireFlag.optional() }),
  replies: { ok: reply(1, reportExport) },
});
