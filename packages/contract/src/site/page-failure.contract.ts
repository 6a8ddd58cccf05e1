import { z } from 'zod';
import { endpoint, reply, text, wire } from '../kit/endpoint.js';

/** How a page failed in a browser: one of its files did not load, or a part of it threw an error. */
export const pageFailureKinds = ['missingFile', 'crash'] as const;
export type PageFailureKind = (typeof pageFailureKinds)[number];

/** Reports a failed page to the operators, without its content. */
export const notePageFailure = endpoint({
  route: 'POST /api/page-failure',
  access: 'none',
  summary: '记录网页在浏览器里出错一次',
  input: wire({ page: text(80), kind: z.enum(pageFailureKinds, '出错的种类不正确') }),
  replies: { ok: reply(1, wire({})) },
});
