import { z } from 'zod';
import { assumed, endpoint, legacy, listOf, pageFields, reply, wire } from '../kit/endpoint.js';
import { resumeLanguage, templateCode } from '../resume/fields.js';

const word = z.string().trim().max(50, '筛选条件过长');

/** An online template of the catalog. */
const templateSummary = wire({
  code: legacy('tz_url', templateCode),
  name: legacy('title', z.string()),
  description: legacy('desc', z.string()),
  category: z.string(),
  look: z.string(),
  languages: z.array(resumeLanguage),
  occupations: z.array(z.string()),
});

export const listTemplates = endpoint({
  route: 'POST /resume_template/index',
  access: 'optional',
  summary: '在线模板列表',
  input: wire({
    ...pageFields,
    keyword: word.optional(),
    category: word.optional(),
    look: word.optional(),
    language: legacy('resume_type', resumeLanguage.optional()),
  }),
  replies: { ok: reply(1, listOf(templateSummary)) },
  note: assumed('payload not shown in spec §7'),
});
