import type { JobDefinition } from '@qicheng/jobs/define-job';
import { type JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';

/**
 * Queues the first job of a row that stands already; the job carries its id. Without Redis the row stands all the same,
 * so it is no refusal: the reconciler queues it within seconds.
 */
export async function queueRow<Payload>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  { rowId, payload }: { rowId: string; payload: Payload },
): Promise<void> {
  try {
    await queue.enqueue(definition, payload, `${rowId}.0`);
  } catch (error) {
    if (!(error instanceof QueueUnavailableError)) throw error;
  }
}
