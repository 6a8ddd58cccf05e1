import { z } from 'zod';
import { assumed, endpoint, legacy, listOf, pageFields, reply, wire } from '../kit/endpoint.js';
import { templateCode } from '../resume/fields.js';

/** An online template of the catalog. */
const templateSummary = wire({
  code: legacy('tz_url', templateCode),
  name: legacy('title', z.string()),
  description: legacy('desc', z.string()),
  tags: z.array(z.string()),
});

export const listTemplates = endpoint({
  route: 'POST /resume_template/index',
  access: 'optional',
  summary: '在线模板列表',
  input: wire({ ...pageFields, keyword: z.string().trim().max(50, '关键词过长').optional() }),
  replies: { ok: reply(1, listOf(templateSummary)) },
  note: assumed('payload not shown in spec §7'),
});
