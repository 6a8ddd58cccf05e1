import type { JobDefinition } from '@qicheng/jobs/define-job';
import type { JobQueue } from '@qicheng/jobs/enqueue';
import type { WaitingRow } from './leased-rows.js';

/** Queues a new job for each row that lost its own; returns how many were queued. */
export async function requeueRows<Payload>(
  queue: JobQueue,
  definition: JobDefinition<Payload>,
  rows: readonly WaitingRow[],
  payloadOf: (id: string) => Payload,
): Promise<number> {
  let queued = 0;
  for (const { id, runs } of rows) {
    if (await queue.requeue(definition, payloadOf(id), `${id}.${runs}`)) queued += 1;
  }
  return queued;
}
