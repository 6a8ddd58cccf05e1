import { z } from 'zod';
import { defineJob } from '../define-job.js';

/** Makes the Word file of a job document as it stands now. */
export const renderDocument = defineJob({
  name: 'content.renderDocument',
  queue: 'exports',
  payload: z.object({ documentId: z.uuid() }),
  attempts: 2,
  backoffMs: 300,
});
