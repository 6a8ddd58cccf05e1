import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Makes one attempt to send a résumé, or the word to delete it, to a partner; the row says when to try again. */
export const deliverResume = defineJob({
  name: 'recommendation.deliver',
  queue: 'deliveries',
  payload: z.object({ deliveryId: z.uuid() }),
  attempts: 1,
  backoffMs: 1_000,
});
