import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';
import { MAX_IMPORT_TEXT_LENGTH, importId, importState, importSummary } from './fields.js';

/**
 * Starts importing an uploaded file and responds immediately. `user_id` is ignored, and `fullurl` must be a
 * link that `/upload/file` gave the caller [decision 8]; the content determines the file type, not
 * `file_name` or `type`.
 */
export const importResume = endpoint({
  route: 'POST /upload_resume_file/import_resume',
  access: 'user',
  summary: '导入简历文件',
  input: wire({
    url: legacy('fullurl', z.string('请选择简历或上传简历').min(1, '请选择简历或上传简历').max(2_000)),
    fileName: legacy('file_name', z.string().max(500, '文件名过长').optional()),
    type: z.string().max(100).optional(),
  }),
  replies: { ok: reply(1, importState) },
  note: assumed('reply not shown in [spec 7]: the state of the import, which goes on'),
});

/** Starts importing an uploaded file by its id. */
export const startImport = endpoint({
  route: 'POST /api/resume-import/start',
  access: 'user',
  summary: '开始导入',
  input: wire({ fileId: wireId }),
  replies: { ok: reply(1, importState) },
});

/** Parses pasted text like a file and waits up to 20 s for the draft; 202 with the state if it takes longer. */
export const parseResumeText = endpoint({
  route: 'POST /index/parseResumeText',
  access: 'user',
  // Form encoding uses three characters per byte of a Chinese character.
  maxBodyBytes: 640 * 1024,
  summary: '识别粘贴的简历文字',
  input: wire({
    text: z.string('请粘贴简历内容').max(MAX_IMPORT_TEXT_LENGTH, '内容过长，请精简后再试'),
  }),
  replies: { ready: reply(1, importState), later: reply(202, importState) },
  note: assumed('payload not shown in [spec 7]: text in, the state of an import with its result out'),
});

/** State of an import; with `wait` the response arrives as soon as it ends, within 25 s. */
export const getImport = endpoint({
  route: 'POST /api/resume-import/state',
  access: 'user',
  summary: '导入进度与结果',
  input: wire({ importId, wait: wireFlag.optional() }),
  replies: { ok: reply(1, importState) },
});

/** The user's imports of the last 24 hours, newest first, without discarded ones. */
export const listImports = endpoint({
  route: 'POST /api/resume-import/recent',
  access: 'user',
  summary: '最近的导入',
  input: wire({}),
  replies: { ok: reply(1, z.object({ list: z.array(importSummary) })) },
});
