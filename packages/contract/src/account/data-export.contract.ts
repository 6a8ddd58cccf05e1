import { z } from 'zod';
import { endpoint, file, legacy, reply, wire, wireDate, wireId, wireInt } from '../kit/endpoint.js';
import { identityProof } from './fields.js';

/**
 * State of a data export. `file` is set while the archive is available; its link is valid for ten minutes and
 * opens once.
 */
const dataExportState = z.object({
  exportId: wireId,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
  downloadedAt: wireDate.nullable(),
  expiresAt: wireDate.nullable(),
  file: wire({
    url: legacy('fullurl', z.string()),
    fileName: legacy('file_name', z.string()),
    size: z.int(),
  }).nullable(),
});

/** Requests a ZIP of all data stored about the account; one at a time, three a day. */
export const requestDataExport = endpoint({
  route: 'POST /api/account/data-export',
  access: 'user',
  summary: '申请导出我的全部数据',
  input: wire({ ...identityProof }),
  replies: { ok: reply(1, dataExportState, '已开始整理您的数据') },
});

/** The latest request, or null. */
export const getDataExport = endpoint({
  route: 'POST /api/account/data-export/state',
  access: 'user',
  summary: '数据导出进度',
  input: wire({}),
  replies: { ok: reply(1, z.object({ export: dataExportState.nullable() })) },
});

/** Serves the archive to the holder of its signed link, once. */
export const downloadDataExport = endpoint({
  route: 'GET /api/account/data-export/file',
  access: 'none',
  summary: '下载我的全部数据（一次有效）',
  input: wire({ id: wireId, expires: wireInt, signature: z.string().max(64) }),
  replies: { ok: file('application/zip') },
});
