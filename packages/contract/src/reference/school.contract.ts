import { z } from 'zod';
import { assumed, endpoint, legacy, listOf, pageFields, reply, text, wire } from '../kit/endpoint.js';

const school = wire({
  code: z.string(),
  name: legacy('school_name', z.string()),
  province: z.string(),
  city: z.string(),
  level: z.string(),
});

export const searchSchools = endpoint({
  route: 'POST /make_resume/school_search',
  access: 'optional',
  summary: '按名称、拼音或首字母查找学校',
  input: wire({ keyword: text(50, '学校名称不能超过 50 个字').optional(), ...pageFields }),
  replies: { ok: reply(1, listOf(school)) },
  note: assumed('payload not shown in [spec 7]; keyword also matches pinyin and initials'),
});
