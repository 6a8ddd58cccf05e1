import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Holds the open jobs against one résumé; which one stands in the row. */
export const matchJobs = defineJob({
  name: 'jobs.match',
  queue: 'analyses',
  payload: z.object({ matchId: z.uuid() }),
  attempts: 2,
  backoffMs: 500,
});
