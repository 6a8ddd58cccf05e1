import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Renders one résumé export; everything but its id stands in the row. */
export const exportResume = defineJob({
  name: 'resume.export',
  queue: 'exports',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 3,
  backoffMs: 300,
});
