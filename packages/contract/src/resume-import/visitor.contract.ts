import { endpoint, reply, wire } from '../kit/endpoint.js';
import { UPLOAD_MAX_BYTES } from '../upload/upload.contract.js';
import { importId, importState } from './fields.js';

/** Half of a member's limit. */
export const VISITOR_IMPORT_MAX_BYTES = 3_145_728;
export const VISITOR_IMPORT_TOO_LARGE = '未登录时只能导入 3 MB 以内的文件，请登录后导入更大的文件';

/**
 * Starts an import for a visitor without an account; limited by browser and address, and not stored
 * permanently.
 */
export const startVisitorImport = endpoint({
  route: 'POST /api/visitor-import/start',
  access: 'none',
  // An oversized file gets a message instead of a dropped connection.
  upload: { field: 'file', maxBytes: UPLOAD_MAX_BYTES },
  summary: '未登录时导入简历文件',
  input: wire({}),
  replies: { ok: reply(1, importState) },
});

/** State of an import of this browser. The result can be fetched again until it is deleted. */
export const takeVisitorImport = endpoint({
  route: 'POST /api/visitor-import/take',
  access: 'none',
  summary: '未登录时取导入结果',
  input: wire({ importId }),
  replies: { ok: reply(1, importState) },
});

/** Deletes an import of this browser: a fetched one, or one that is being cancelled. */
export const forgetVisitorImport = endpoint({
  route: 'POST /api/visitor-import/forget',
  access: 'none',
  summary: '未登录时结束或取消导入',
  input: wire({ importId }),
  replies: { ok: reply(1) },
});
