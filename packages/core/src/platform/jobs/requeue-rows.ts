import type { JobDefinition } from '@qicheng/jobs/define-job';
import type { JobQueue } from '@qicheng/jobs/job-queue';
import type { WaitingRow } from './leased-row.repository.js';

/**
 * Sees to it that each row, oldest first, has a job that is done before those of younger rows; returns how many had none.
 */
export async function requeueRows<Payload>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  rows: readonly WaitingRow[],
  payloadOf: (id: string) => Payload,
): Promise<number> {
  let queued = 0;
  // Each goes to the front, so the oldest goes last.
  for (const { id, runs } of rows.toReversed()) {
    if (await queue.requeue(definition, payloadOf(id), `${id}.${runs}`, { isFree: true })) queued += 1;
  }
  return queued;
}
