import type { JobDefinition } from '@qicheng/jobs/define-job';
import { type JobQueue, QueueUnavailable } from '@qicheng/jobs/enqueue';
import { type CommonFailure, Failure } from '../failure.js';

const REDIS_RETRY_SECONDS = 5;

/**
 * Queues the first job of a row that stands already; the job carries its id. Without Redis the caller hears `busy`, the
 * row stays, and the reconciler queues it later; asking again joins it.
 */
export async function queueRow<Payload>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  { rowId, payload }: { rowId: string; payload: Payload },
): Promise<void> {
  try {
    await queue.enqueue(definition, payload, `${rowId}.0`);
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    throw new Failure<CommonFailure>('busy', { retryAfterSeconds: REDIS_RETRY_SECONDS });
  }
}
