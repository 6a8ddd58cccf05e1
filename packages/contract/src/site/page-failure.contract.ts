import { z } from 'zod';
import { endpoint, reply, text, wire } from '../kit/endpoint.js';

/** How a page fails in a browser: a file of it did not arrive, or a part of it threw. */
export const pageFailureKinds = ['missingFile', 'crash'] as const;
export type PageFailureKind = (typeof pageFailureKinds)[number];

/** Tells the operators that a page failed; nothing of its content is sent. */
export const notePageFailure = endpoint({
  route: 'POST /api/page-failure',
  access: 'none',
  summary: '记录网页在浏览器里出错一次',
  input: wire({ page: text(80), kind: z.enum(pageFailureKinds, '出错的种类不正确') }),
  replies: { ok: reply(1, wire({})) },
});
