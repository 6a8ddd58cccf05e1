import { z } from 'zod';
import { pageFailureKinds, pageFailureRoute } from '../browser/page-failure.js';
import { endpoint, reply, text, wire } from '../kit/endpoint.js';

/** Reports a failed page to the operators, without its content. */
export const notePageFailure = endpoint({
  route: pageFailureRoute,
  access: 'none',
  summary: '记录网页在浏览器里出错一次',
  input: wire({ page: text(80), kind: z.enum(pageFailureKinds, '出错的种类不正确') }),
  replies: { ok: reply(1, wire({})) },
});
