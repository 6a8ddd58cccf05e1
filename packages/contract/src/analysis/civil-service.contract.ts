import { civilExams, civilPost } from '@qicheng/analysis/civil-service';
import { civilService } from '@qicheng/analysis/descriptors/civil-service';
import { z } from 'zod';
import { endpoint, listOf, pageFields, reply, wire } from '../kit/endpoint.js';
import { analysisCalls } from './calls.js';

export const {
  start: startCivil,
  reference: startCivilReference,
  list: listCivil,
  last: lastCivil,
  listCustom: listCustomCivil,
  lastCustom: lastCustomCivil,
} = analysisCalls(civilService);

/**
 * Posts of the imported tables by exam and text. Sample posts are marked and shown only while there are no
 * real ones.
 */
export const searchCivilPosts = endpoint({
  route: 'POST /api/ai/posts/search',
  access: 'none',
  summary: '职位表检索',
  input: wire({
    ...pageFields,
    exam: z.enum(civilExams).optional(),
    keyword: z.string().trim().max(60).optional(),
  }),
  replies: { ok: reply(1, listOf(civilPost)) },
});
