import { z } from 'zod';
import {
  assumed,
  endpoint,
  file,
  legacy,
  listOf,
  pageFields,
  reply,
  text,
  wire,
  wireId,
} from '../kit/endpoint.js';
import { contentCategory, contentDetail, contentQuery, contentSummary } from './fields.js';

/** [decision 22]: `/resume/*` are the job documents of /index/Templatepage. */
const SHAPE = assumed('payload and reply not shown in [spec 7]; [decision 22] says what the calls are of');

export const listDocuments = endpoint({
  route: 'POST /resume/getList',
  access: 'optional',
  summary: '求职文档列表，可按分类与关键词',
  input: wire(contentQuery),
  replies: { ok: reply(1, listOf(contentSummary)) },
  note: SHAPE,
});

export const getDocument = endpoint({
  route: 'POST /resume/getInfo',
  access: 'optional',
  summary: '一份求职文档与相关文档',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, contentDetail) },
  note: SHAPE,
});

export const listRecommendedDocuments = endpoint({
  route: 'POST /resume/temp_list',
  access: 'optional',
  summary: '推荐的求职文档',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(contentSummary)) },
  note: SHAPE,
});

export const listHotDocuments = endpoint({
  route: 'POST /resume/is_hot',
  access: 'optional',
  summary: '热门的求职文档',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(contentSummary)) },
  note: SHAPE,
});

export const listDocumentCategories = endpoint({
  route: 'POST /resume/resume_category_first',
  access: 'optional',
  summary: '求职文档的一级分类',
  input: wire({}),
  replies: { ok: reply(1, listOf(contentCategory)) },
  note: SHAPE,
});

export const listDocumentTopics = endpoint({
  route: 'POST /resume/resume_category_childer',
  access: 'optional',
  summary: '一级分类下的二级分类',
  input: wire({ category: text(30).min(1, '请选择分类') }),
  replies: { ok: reply(1, listOf(contentCategory)) },
  note: SHAPE,
});

export const countDocumentView = endpoint({
  route: 'POST /resume/look',
  access: 'optional',
  summary: '求职文档被看了一次',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, wire({ views: legacy('look_number', z.number().int()) })) },
  note: SHAPE,
});

/** Downloads the editable document; each download counts against the member's monthly allowance. */
export const downloadDocument = endpoint({
  route: 'POST /api/document/word',
  access: 'user',
  summary: '求职文档的 Word 文件',
  input: wire({ id: wireId }),
  replies: { ok: file('application/vnd.openxmlformats-officedocument.wordprocessingml.document') },
});

export const countDocumentDownload = endpoint({
  route: 'POST /resume/dow_number',
  access: 'optional',
  summary: '求职文档被下载了一次',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, wire({ downloads: legacy('dow_number', z.number().int()) })) },
  note: SHAPE,
});
