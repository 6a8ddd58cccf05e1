import { z } from 'zod';
import { endpoint, listOf, reply, wire, wireId, wireInt } from '../kit/endpoint.js';
import { folderName, resumeId } from './fields.js';

/** The same as the limit of résumés per member. */
const MAX_MOVED = 100;

const folder = wire({ id: wireId, name: folderName });

/** The user's folders by name, each with the number of résumés in it. */
export const listFolders = endpoint({
  route: 'POST /api/resume/folder/list',
  access: 'user',
  summary: '我的简历文件夹',
  input: wire({}),
  replies: { ok: reply(1, listOf(wire({ id: wireId, name: folderName, count: wireInt }))) },
});

export const createFolder = endpoint({
  route: 'POST /api/resume/folder/create',
  access: 'user',
  summary: '新建简历文件夹',
  input: wire({ name: folderName }),
  replies: { ok: reply(1, folder, '已新建文件夹') },
});

export const renameFolder = endpoint({
  route: 'POST /api/resume/folder/rename',
  access: 'user',
  summary: '简历文件夹改名',
  input: wire({ folderId: wireId, name: folderName }),
  replies: { ok: reply(1, folder, '修改成功') },
});

/** Deletes a folder; its résumés stay. */
export const deleteFolder = endpoint({
  route: 'POST /api/resume/folder/delete',
  access: 'user',
  summary: '删除简历文件夹',
  input: wire({ folderId: wireId }),
  replies: { ok: reply(1, undefined, '已删除文件夹') },
});

/** Moves résumés and their variants to a folder; null removes them from it. */
export const moveToFolder = endpoint({
  route: 'POST /api/resume/folder/move',
  access: 'user',
  summary: '移动简历到文件夹',
  input: wire({
    ids: z.array(resumeId).min(1, '请选择简历').max(MAX_MOVED, `一次最多移动 ${MAX_MOVED} 份简历`),
    folderId: wireId.nullable(),
  }),
  replies: { ok: reply(1, undefined, '已移动') },
});
