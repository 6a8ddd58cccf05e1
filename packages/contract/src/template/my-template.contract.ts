import { z } from 'zod';
import {
  assumed,
  endpoint,
  legacy,
  listOf,
  pageFields,
  reply,
  wire,
  wireDate,
  wireFlag,
} from '../kit/endpoint.js';
import { templateCode } from '../resume/fields.js';
import { templateFields } from './fields.js';

const myTemplate = wire({
  ...templateFields,
  isKept: legacy('is_kept', wireFlag),
  /** How many of the user's résumés use it. */
  resumeCount: legacy('resume_count', z.number().int().min(0)),
  usedAt: legacy('used_at', wireDate),
});

/** Templates that the user's résumés use or that the user saved, latest first. */
export const listMyTemplates = endpoint({
  route: 'POST /rtorder/rt_template',
  access: 'user',
  summary: '我的模板：用过的与收藏的',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(myTemplate)) },
  note: assumed('payload not shown in [spec 7]: fields of the template list, is_kept, resume_count, used_at'),
});

/** Removes a template from the user's list; résumés that use it are unchanged. */
export const removeMyTemplate = endpoint({
  route: 'POST /rtorder/del_temp',
  access: 'user',
  summary: '从我的模板中移除',
  input: wire({ code: legacy('tz_url', templateCode) }),
  replies: { ok: reply(1, undefined, '删除成功') },
  note: assumed('payload not shown in [spec 7]: tz_url'),
});

/** Saves a template to the user's list; with `isKept` false it is listed only if a résumé uses it. */
export const keepTemplate = endpoint({
  route: 'POST /api/template/keep',
  access: 'user',
  summary: '收藏模板或取消收藏',
  input: wire({ code: legacy('tz_url', templateCode), isKept: legacy('is_kept', wireFlag.optional()) }),
  replies: { ok: reply(1, undefined, '操作成功') },
});
