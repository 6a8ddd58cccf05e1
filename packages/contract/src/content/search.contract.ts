import { z } from 'zod';
import { endpoint, reply, text, wire, wireId } from '../kit/endpoint.js';

/** What can be searched from the top bar [spec 2]. */
const searchKinds = ['template', 'document', 'course', 'help'] as const;

export const suggest = endpoint({
  route: 'POST /api/search/suggest',
  access: 'optional',
  summary: '输入时的搜索建议',
  input: wire({
    keyword: text(60, '搜索词不能超过 60 个字'),
    kind: z.enum(searchKinds, '搜索类型不正确'),
  }),
  replies: {
    ok: reply(1, wire({ list: z.array(wire({ id: z.union([wireId, z.string()]), title: z.string() })) })),
  },
});
