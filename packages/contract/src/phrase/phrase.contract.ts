import { z } from 'zod';
import { assumed, endpoint, legacy, listOf, reply, wire } from '../kit/endpoint.js';
import {
  keyword,
  listOfChoices,
  occupationCode,
  occupationFilter,
  paged,
  sectionFilter,
  sectionKey,
} from './fields.js';

export const listPhraseSections = endpoint({
  route: 'GET /index/essay_module_list',
  access: 'optional',
  summary: '范文库：简历栏目',
  alsoPost: true,
  input: wire({ occupation: occupationFilter, ...paged }),
  replies: { ok: reply(1, listOfChoices) },
  note: assumed(
    'payload not shown in [spec 7]: sections with phrases, id is the key of the résumé’s section',
  ),
});

export const listPhraseOccupations = endpoint({
  route: 'GET /essay/essay_type',
  access: 'optional',
  summary: '范文库：职业',
  alsoPost: true,
  input: wire({ section: sectionFilter, ...paged }),
  replies: { ok: reply(1, listOfChoices) },
  note: assumed('payload not shown in [spec 7]: occupations with phrases, of one section with module_id'),
});

const phrase = wire({
  id: z.string(),
  section: sectionKey,
  sectionName: legacy('module_name', z.string()),
  occupation: occupationCode,
  occupationName: legacy('type_name', z.string()),
  /** Facts that only the writer knows are placeholders in 【】. */
  content: z.string(),
});

export const searchPhrases = endpoint({
  route: 'POST /essay/essay_list',
  access: 'optional',
  summary: '范文库：按栏目、职业与关键词查找范文',
  input: wire({ section: sectionFilter, occupation: occupationFilter, keyword, ...paged }),
  replies: { ok: reply(1, listOf(phrase)) },
  note: assumed('payload not shown in [spec 7]; keyword also matches the initials of pinyin'),
});
