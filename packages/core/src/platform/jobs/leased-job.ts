import type { Lease, LeasedRowRepository, WaitingRow } from './leased-row.repository.js';

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
