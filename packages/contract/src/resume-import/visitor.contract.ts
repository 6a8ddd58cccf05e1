import { endpoint, reply, wire } from '../kit/endpoint.js';
import { UPLOAD_MAX_BYTES } from '../upload/upload.contract.js';
import { importId, importState } from './fields.js';

/** Half of what a member may upload. */
export const VISITOR_IMPORT_MAX_BYTES = 3_145_728;
export const VISITOR_IMPORT_TOO_LARGE = '未登录时只能导入 3 MB 以内的文件，请登录后导入更大的文件';

/** Starts the import of a file for who has no account; limited by browser and by address, and kept by nobody. */
export const startVisitorImport = endpoint({
  route: 'POST /api/visitor-import/start',
  access: 'none',
  // A file that is too large for a visitor is told so, not cut off.
  upload: { field: 'file', maxBytes: UPLOAD_MAX_BYTES },
  summary: '未登录时导入简历文件',
  input: wire({}),
  replies: { ok: reply(1, importState) },
});

/** Where an import of this browser stands. What was read can be asked for again until it is forgotten. */
export const takeVisitorImport = endpoint({
  route: 'POST /api/visitor-import/take',
  access: 'none',
  summary: '未登录时取导入结果',
  input: wire({ importId }),
  replies: { ok: reply(1, importState) },
});

/** Forgets an import of this browser: one that was fetched, or one that is cancelled, whose reading ends. */
export const forgetVisitorImport = endpoint({
  route: 'POST /api/visitor-import/forget',
  access: 'none',
  summary: '未登录时结束或取消导入',
  input: wire({ importId }),
  replies: { ok: reply(1) },
});
