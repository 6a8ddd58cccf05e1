import { assumed, endpoint, listOf, reply, wire, wireId } from '../kit/endpoint.js';
import { contentCategory, contentDetail, contentQuery, contentSummary } from './fields.js';

export const listHelp = endpoint({
  route: 'POST /index/help_center',
  access: 'optional',
  summary: '帮助中心的文章，可按分类与关键词',
  input: wire(contentQuery),
  replies: { ok: reply(1, listOf(contentSummary)) },
  note: assumed('payload and reply not shown in [spec 7]'),
});

export const listHelpCategories = endpoint({
  route: 'POST /api/help/categories',
  access: 'optional',
  summary: '帮助中心的分类',
  input: wire({}),
  replies: { ok: reply(1, listOf(contentCategory)) },
});

export const getHelp = endpoint({
  route: 'POST /api/help/get',
  access: 'optional',
  summary: '一篇帮助文章',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, contentDetail) },
});
