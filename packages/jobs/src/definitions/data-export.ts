import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Gathers all data of one account into an archive; whose they are stands in the row. */
export const dataExport = defineJob({
  name: 'account.export',
  queue: 'accounts',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 3,
  backoffMs: 1_000,
});
