import { analysisServiceNames } from '@qicheng/analysis/services';
import { z } from 'zod';
import { endpoint, listOf, pageFields, reply, wire, wireDate, wireId } from '../kit/endpoint.js';

const facts = {
  callId: wireId,
  /** The run for which it was sent. */
  runId: wireId,
  service: z.enum(analysisServiceNames),
  title: z.string(),
  provider: z.string(),
  model: z.string(),
  status: z.enum(['sending', 'done', 'failed']),
  /** Kinds of data replaced before sending, with counts. */
  replaced: z.array(z.object({ label: z.string(), count: z.number().int() })),
  promptTokens: z.number().int().nullable(),
  completionTokens: z.number().int().nullable(),
  createdAt: wireDate,
};

/** Messages sent to a language model for the user, newest first. */
export const listEgress = endpoint({
  route: 'POST /api/ai/egress/list',
  access: 'user',
  summary: '发送给语言模型的记录',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(wire(facts))) },
});

/** One message verbatim, with placeholders for private data; empty after its text was erased. */
export const getEgress = endpoint({
  route: 'POST /api/ai/egress/get',
  access: 'user',
  summary: '发送给语言模型的内容',
  input: wire({ callId: wireId }),
  replies: {
    ok: reply(1, wire({ ...facts, messages: z.array(z.object({ role: z.string(), content: z.string() })) })),
  },
});
