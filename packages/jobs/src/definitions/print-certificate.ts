import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Prints one certificate of a contest; what it says stands in the row. */
export const printCertificate = defineJob({
  name: 'contest.printCertificate',
  queue: 'exports',
  payload: z.object({ certificateId: z.uuid() }),
  attempts: 3,
  backoffMs: 1_000,
});
