import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Reads one uploaded file into a draft; which file and whose stands in the row. */
export const importResume = defineJob({
  name: 'resume.import',
  queue: 'imports',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
  backoffMs: 500,
});
