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
  wireId,
} from '../kit/endpoint.js';

const KIND_NAMES = { system: '系统消息', personal: '个人消息' } as const;
const KINDS = { 系统消息: 'system', 个人消息: 'personal' } as const;

/** [spec 3] "Unread counts": messages to all members, and to this one. */
const messageKind = z.codec(
  z.enum(['系统消息', '个人消息'], '消息类型不正确'),
  z.enum(['system', 'personal']),
  { decode: (name) => KINDS[name], encode: (kind) => KIND_NAMES[kind] },
);

const message = wire({
  id: wireId,
  kind: legacy('msg_type', messageKind),
  title: z.string(),
  body: legacy('content', z.string()),
  /** A path of this site, or empty. */
  link: legacy('url', z.string()),
  isRead: legacy('is_read', wireFlag),
  createdAt: legacy('create_time', wireDate),
});
export type ShownMessage = z.output<typeof message>;

const unreadCounts = wire({
  /** Of the requested kind; of both if none was requested. */
  count: z.number().int().min(0),
  system: legacy('系统消息', z.number().int().min(0)),
  personal: legacy('个人消息', z.number().int().min(0)),
});

export const listMessages = endpoint({
  route: 'POST /myinfo/notice',
  access: 'user',
  summary: '我的消息，新的在前；可只看一类',
  input: wire({ kind: legacy('msg_type', messageKind.optional()), ...pageFields }),
  replies: { ok: reply(1, listOf(message)) },
  note: assumed('payload not shown in [spec 7]: msg_type as in get_unread_count, page and limit'),
});

export const readMessage = endpoint({
  route: 'POST /myinfo/notice_read',
  access: 'user',
  summary: '标记一条消息为已读',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, unreadCounts) },
  note: assumed('payload not shown in [spec 7]: id; answers the counts that are left'),
});

export const readAllMessages = endpoint({
  route: 'POST /myinfo/batch_notice_read',
  access: 'user',
  summary: '标记多条消息为已读：指定的几条，或一类、全部',
  input: wire({
    ids: z.array(wireId).max(200, '一次最多标记 200 条').optional(),
    kind: legacy('msg_type', messageKind.optional()),
  }),
  replies: { ok: reply(1, unreadCounts, '已全部标为已读') },
  note: assumed('payload not shown in [spec 7]: ids, or all of msg_type, or all'),
});

export const countUnreadMessages = endpoint({
  route: 'POST /myinfo/get_unread_count',
  access: 'user',
  summary: '未读消息数',
  input: wire({ kind: legacy('msg_type', messageKind.optional()) }),
  replies: { ok: reply(1, unreadCounts) },
  note: assumed('reply not shown in [spec 7]: count, and both counts by the names of the types'),
});
