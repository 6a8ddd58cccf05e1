import type { JobDefinition } from '@qicheng/jobs/define-job';
import { type JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import type { WaitingRow } from './leased-row.repository.js';

/**
 * Queues the first job of an existing row; the job carries its id. A Redis failure is not a refusal: the
 * reconciler queues the row within seconds.
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

/**
 * Ensures that each row, oldest first, has a job that runs before those of younger rows; returns how many had
 * none.
 */
export async function requeueRows<Payload>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  rows: readonly WaitingRow[],
  payloadOf: (id: string) => Payload,
): Promise<number> {
  let queued = 0;
  // Each is put in front, so the oldest is added last.
  for (const { id, runs } of rows.toReversed()) {
    if (await queue.requeue(definition, payloadOf(id), `${id}.${runs}`, { isFree: true })) queued += 1;
  }
  return queued;
}
