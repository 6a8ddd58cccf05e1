import { z } from 'zod';
import { endpoint, reply, wire } from '../kit/endpoint.js';
import { legalNames, legalText } from './fields.js';

export const getLegalText = endpoint({
  route: 'POST /api/legal/get',
  access: 'optional',
  summary: '用户协议、隐私政策、儿童个人信息保护说明',
  input: wire({ name: z.enum(legalNames, '没有这份文件') }),
  replies: { ok: reply(1, legalText) },
});
