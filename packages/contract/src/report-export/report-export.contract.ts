import { MAX_LETTER_LENGTH } from '@qicheng/analysis/cover-letter';
import { z } from 'zod';
import { endpoint, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';

export const reportFormat = z.enum(['pdf', 'word'], '请选择导出格式');

/** State of one exported result; `file` when done and while it is kept, `failure` as a message if it failed. */
const reportExport = z.object({
  exportId: wireId,
  runId: wireId,
  format: reportFormat,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  failure: z.string(),
  /** A ten-minute link and the file name. */
  file: z.object({ url: z.string(), fileName: z.string() }).nullable(),
});

/**
 * Exports a finished run or reference answer and responds immediately; a repeated request returns the same
 * file while it is kept.
 */
export const startReportExport = endpoint({
  route: 'POST /api/ai/runs/export',
  access: 'user',
  summary: '导出 AI 服务的报告',
  input: wire({
    runId: wireId,
    format: reportFormat,
    /** A cover letter as changed on its page: it is printed alone, without the report. */
    letter: z
      .string()
      .trim()
      .min(1, '求职信是空的')
      .max(MAX_LETTER_LENGTH, `求职信不能超过 ${MAX_LETTER_LENGTH} 个字`)
      .optional(),
  }),
  replies: { ok: reply(1, reportExport) },
});

/** State of an export; with `wait` the response arrives as soon as it ends, within 25 s. */
export const getReportExport = endpoint({
  route: 'POST /api/ai/runs/export/state',
  access: 'user',
  summary: '报告的导出进度',
  input: wire({ exportId: wireId, wait: wireFlag.optional() }),
  replies: { ok: reply(1, reportExport) },
});
