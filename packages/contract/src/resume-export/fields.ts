import { z } from 'zod';
import { legacy, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';

export const exportFormat = z.enum(['pdf', 'png', 'jpg', 'docx', 'json', 'md', 'txt'], '请选择导出格式');
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

/**
 * How a file is made: `withSource` puts the whole résumé into the file,
 * hidden items included, `aiNotice` 0 leaves out the visible note where AI wrote parts (the metadata keep it).
 */
export const exportOptions = {
  withSource: wireFlag.optional(),
  aiNotice: wireFlag.optional(),
};
