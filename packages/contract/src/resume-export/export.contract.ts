import { z } from 'zod';
import { assumed, endpoint, file, legacy, reply, wire, wireFlag } from '../kit/endpoint.js';
import { resumeId, resumeLanguage, templateCode } from '../resume/fields.js';
import { exportedFile, exportFormat, exportId, exportOptions, exportState } from './fields.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const LATER = '文件生成时间较长，完成后会保留在“我的简历”中，请稍后下载';

/** Exports the saved résumé as PDF and waits up to 60 s; after that the file appears in 我的简历. */
export const savePdf = endpoint({
  route: 'POST /make_resume/resumeSavePdf',
  access: 'user',
  summary: '导出 PDF',
  input: wire({
    id: resumeId,
    templateCode: legacy('tz_url', templateCode.optional()),
    language: legacy('resume_type', resumeLanguage.optional()),
  }),
  replies: { ready: reply(1, exportedFile), later: reply(202, z.object({ exportId }), LATER) },
  note: assumed('payload not shown in [spec 7]; 202 when the wait is over'),
});

/** The saved résumé as a Word file. `tk` is an alias of the token; `user_id` is ignored [decision 8]. */
export const getWord = endpoint({
  route: 'POST /word/getWord',
  access: 'user',
  summary: '导出 Word',
  input: wire({
    id: resumeId,
    templateCode: legacy('tzUrl', templateCode.optional()),
    format: legacy('type', z.literal('docx', '仅支持导出 docx 格式').optional()),
    language: legacy('resume_type', resumeLanguage.optional()),
    title: legacy('wordTitle', z.string().trim().max(100, '文件名过长').optional()),
  }),
  replies: { ok: file(DOCX) },
});

/** Starts an export of any format and responds immediately. */
export const startExport = endpoint({
  route: 'POST /api/resume/exports',
  access: 'user',
  summary: '开始导出',
  input: wire({
    resumeId,
    format: exportFormat,
    templateCode: templateCode.optional(),
    language: resumeLanguage.optional(),
    ...exportOptions,
  }),
  replies: { ok: reply(1, exportState) },
});

/**
 * Warnings before an export: characters that no font covers (empty boxes in a PDF or image), and whether AI
 * wrote parts of the printed text.
 */
export const checkExport = endpoint({
  route: 'POST /api/resume/exports/check',
  access: 'user',
  summary: '导出前检查',
  input: wire({
    id: resumeId,
    templateCode: templateCode.optional(),
    language: resumeLanguage.optional(),
  }),
  replies: { ok: reply(1, z.object({ missing: z.array(z.string()), hasAiText: wireFlag })) },
});

/** State of an export; with `wait` the response arrives as soon as it ends, within 25 s. */
export const getExport = endpoint({
  route: 'POST /api/resume/exports/state',
  access: 'user',
  summary: '导出进度',
  input: wire({ exportId, wait: wireFlag.optional() }),
  replies: { ok: reply(1, exportState) },
});

/** Exports of one résumé in the last 24 hours, newest first. */
export const listExports = endpoint({
  route: 'POST /api/resume/exports/recent',
  access: 'user',
  summary: '最近的导出',
  input: wire({ resumeId: resumeId.optional() }),
  replies: { ok: reply(1, z.object({ list: z.array(exportState) })) },
});
