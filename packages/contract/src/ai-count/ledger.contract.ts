import { z } from 'zod';
import { endpoint, listOf, pageFields, reply, wire, wireDate, wireId } from '../kit/endpoint.js';

const entry = wire({
  entryId: wireId,
  kind: z.enum(['grant', 'reserve', 'settle', 'refund']),
  /** Positive for what came, negative for what was taken, zero for what was settled. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** What the counts came from or went to, in words. */
  source: z.string(),
  createdAt: wireDate,
});

/** My AI counts, movement by movement, newest first. */
export const listAiCountEntries = endpoint({
  route: 'POST /api/ai/counts/ledger',
  access: 'user',
  summary: 'AI 次数明细',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(entry)) },
});
