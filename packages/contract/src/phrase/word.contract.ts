import { z } from 'zod';
import { assumed, endpoint, legacy, listOf, reply, wire } from '../kit/endpoint.js';
import { resumeLanguage } from '../resume/fields.js';
import { choice, filter, keyword, occupationFilter, paged, sectionKey } from './fields.js';

const heading = wire({
  section: sectionKey,
  title: z.string(),
  alternatives: legacy('list', z.array(z.string())),
  /** When a section with this heading is useful. */
  hint: legacy('desc', z.string()),
});

export const listHeadings = endpoint({
  route: 'GET /index/big_title',
  access: 'optional',
  summary: '栏目标题与可选的其他叫法',
  alsoPost: true,
  input: wire({ language: legacy('resume_type', resumeLanguage.optional()), ...paged }),
  replies: { ok: reply(1, listOf(heading)) },
  note: assumed('payload not shown in [spec 7]: module_id, title, list of other headings, desc'),
});

const skill = wire({ name: z.string(), category: z.string(), occupations: z.array(z.string()) });

export const searchSkills = endpoint({
  route: 'GET /index/skill',
  access: 'optional',
  summary: '技能词库：按职业、类别与关键词查找',
  alsoPost: true,
  input: wire({ occupation: occupationFilter, category: filter, keyword, ...paged }),
  replies: {
    ok: reply(1, wire({ list: z.array(skill), total: z.number().int().min(0), categories: z.array(choice) })),
  },
  note: assumed('payload not shown in [spec 7]; categories count what the other filters leave'),
});

const learningResource = wire({
  name: z.string(),
  /** certificate | documentation | book */
  kind: z.string(),
  kindName: legacy('kind_name', z.string()),
  /** Author of a book, issuer of a certificate, publisher of documentation. */
  issuer: legacy('author', z.string()),
  /** Empty if no URL is certain. */
  url: z.string(),
  skills: z.array(z.string()),
});

export const listLearningResources = endpoint({
  route: 'POST /make_resume/skill_books',
  access: 'optional',
  summary: '学习资源：证书、官方文档与书籍',
  input: wire({
    occupation: occupationFilter,
    skill: filter,
    kind: filter,
    keyword,
    ...paged,
  }),
  replies: { ok: reply(1, listOf(learningResource)) },
  note: assumed('payload not shown in [spec 7]: books, certificates and documents by skill or occupation'),
});
