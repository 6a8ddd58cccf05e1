import type { JobDefinition } from '@qicheng/jobs/define-job';
import { type JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import type { Lease, LeasedRowRepository, WaitingRow } from './leased-row.repository.js';

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

/**
 * One kind of job whose rows are claimed, renewed, and ended or released. A row may run twice, but only one
 * run counts.
 */
export abstract class LeasedJob<
  Claim extends Lease,
  Result,
  ErrorCode extends string = 'broken',
  Progress = never,
> {
  protected constructor(
    private readonly rows: LeasedRowRepository<Claim, Progress>,
    private readonly requeue: (rows: readonly WaitingRow[]) => Promise<number>,
  ) {}

  /** Stores the result and ends the row; false when another run ended it first. */
  abstract complete(claim: Claim, result: Result): Promise<boolean>;

  /** Claims a row; null when it is over or claimed by another run. */
  claim(id: string): Promise<Claim | null> {
    return this.rows.claim(id);
  }

  /** Renews a claim and reports progress; false when the claim was lost. */
  renew(claim: Claim, progress?: Progress): Promise<boolean> {
    return this.rows.renew(claim, progress);
  }

  /** Ends the row without a result. */
  fail(claim: Claim, errorCode: ErrorCode): Promise<boolean> {
    return this.rows.fail(claim, errorCode);
  }

  /** Releases the row for another try. */
  release(claim: Claim): Promise<boolean> {
    return this.rows.release(claim);
  }

  /**
   * Reconciles rows and queue: frees rows of killed workers, fails those too old, queues those without a job.
   * Returns how many were queued.
   */
  async requeueLapsed(): Promise<number> {
    await this.sweep();
    return this.requeue(await this.rows.listOrphans());
  }

  protected sweep(): Promise<void> {
    return this.rows.sweep();
  }
}
