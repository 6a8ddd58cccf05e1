import { z } from 'zod';
import { endpoint, listOf, pageFields, reply, wire, wireDate, wireId } from '../kit/endpoint.js';

const entry = wire({
  entryId: wireId,
  kind: z.enum(['grant', 'reserve', 'settle', 'refund']),
  /** Positive for credits, negative for debits, zero for settlements. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** Description of the source or use. */
  source: z.string(),
  createdAt: wireDate,
});

/** The user's AI count transactions, newest first. */
export const listAiCountEntries = endpoint({
  route: 'POST /api/ai/counts/ledger',
  access: 'user',
  summary: 'AI 次数明细',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(entry)) },
});
