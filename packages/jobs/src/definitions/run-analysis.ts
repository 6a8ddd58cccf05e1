import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Runs one AI service; what it was asked stands in the row. */
export const runAnalysis = defineJob({
  name: 'analysis.run',
  queue: 'analyses',
  payload: z.object({ runId: z.uuid() }),
  attempts: 2,
  backoffMs: 500,
});
