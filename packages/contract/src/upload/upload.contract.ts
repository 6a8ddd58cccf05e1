import { z } from 'zod';
import { assumed, endpoint, file, legacy, reply, wire, wireId, wireInt } from '../kit/endpoint.js';

/** Fewer than 6,291,456 bytes [spec 9] [decision 28]. */
export const UPLOAD_MAX_BYTES = 6_291_455;
export const UPLOAD_TOO_LARGE = '上传简历文件大小不能超过 6MB!';

/** A stored file: a résumé keeps `id`; `url` is a ten-minute link. */
const storedFile = wire({
  id: legacy('file_id', wireId),
  url: legacy('fullurl', z.string()),
  fileName: legacy('file_name', z.string()),
  mime: z.string(),
  size: z.int(),
});

/** Stores a file of the caller; `photo` accepts images only and returns a cleaned JPEG. */
export const uploadFile = endpoint({
  route: 'POST /upload/file',
  access: 'user',
  summary: '上传文件',
  upload: { field: 'file', maxBytes: UPLOAD_MAX_BYTES },
  input: wire({ purpose: z.enum(['upload', 'photo'], '上传用途不正确').optional() }),
  replies: { ok: reply(1, storedFile, '上传成功') },
  note: assumed('path and payload ours: the spec says only "the storage upload endpoint"'),
});

/** Renews links to the caller's files, for pages that stay open longer than a link is valid. */
export const getFileLinks = endpoint({
  route: 'POST /api/files/links',
  access: 'user',
  summary: '更新文件链接',
  input: wire({ ids: z.array(wireId).min(1).max(20, '一次最多 20 个文件') }),
  replies: { ok: reply(1, z.object({ list: z.array(storedFile) })) },
});

/** Serves a signed link: at most ten minutes old, bound to the file and its owner. */
export const readFile = endpoint({
  route: 'GET /api/files',
  access: 'none',
  summary: '读取文件',
  input: wire({
    id: wireId,
    expires: wireInt,
    show: z.enum(['inline', 'attachment']),
    signature: z.string().max(64),
  }),
  replies: { ok: file('application/octet-stream') },
});
