import { z } from 'zod';
import { legacy, wire, wireDate, wireId } from '../kit/endpoint.js';

export const exportFormat = z.enum(['pdf', 'png', 'jpg', 'docx'], '请选择导出格式');
export const exportId = wireId;

/** A finished file: a link of ten minutes and the name to save it under. */
export const exportedFile = wire({
  url: legacy('fullurl', z.string()),
  fileName: legacy('file_name', z.string()),
});

/** Where one export stands; `file` once it is done (and not yet expired), `failure` once it failed. */
export const exportState = z.object({
  exportId,
  resumeId: wireId,
  format: exportFormat,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
  failure: z.string().nullable(),
  file: exportedFile.nullable(),
});
