import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Makes a file of one finished AI run; which one stands in the row. */
export const exportReport = defineJob({
  name: 'report.export',
  queue: 'exports',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 3,
  backoffMs: 300,
});
