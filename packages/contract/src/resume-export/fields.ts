import { z } from 'zod';
import { legacy, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';

/**
 * `parse` returns a JSON report for the page: what a parser reads from the PDF
 * (`@qicheng/resume/parse-report`).
 */
export const exportFormat = z.enum(
  ['pdf', 'png', 'jpg', 'docx', 'html', 'json', 'md', 'txt', 'parse'],
  '请选择导出格式',
);
export const exportId = wireId;

/** A finished file: a ten-minute link and the file name. */
export const exportedFile = wire({
  url: legacy('fullurl', z.string()),
  fileName: legacy('file_name', z.string()),
});

/** State of one export; `file` when done and not expired, `failure` if it failed. */
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
 * How a file is made. `pageDpi` requests one picture per page, as a ZIP if there are several, instead of one with all
 * pages below each other. `ats` gives the same content in one column with plain headings, for any template.
 * `withSource`
 * embeds the whole résumé in the file, including hidden items. `aiNotice` 0 omits the visible note that AI wrote parts
 * (the metadata keep it).
 */
export const exportOptions = {
  ats: wireFlag.optional(),
  pageDpi: z.literal([150, 300], '请选择 150 或 300 dpi').optional(),
  withSource: wireFlag.optional(),
  aiNotice: wireFlag.optional(),
};
