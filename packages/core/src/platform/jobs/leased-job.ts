import type { Lease, LeasedRowRepository, WaitingRow } from './leased-row.repository.js';

/**
 * One kind of job whose rows are claimed, renewed, and ended or given back. Every run may happen twice for one row; only one
 * of them counts.
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

  /** Keeps the result and ends the row; false when another run ended it first. */
  abstract complete(claim: Claim, result: Result): Promise<boolean>;

  /** Takes a row to work on; null when it is over or somebody else works on it. */
  claim(id: string): Promise<Claim | null> {
    return this.rows.claim(id);
  }

  /** Keeps a claim alive and tells how far the work is; false when it was lost. */
  renew(claim: Claim, progress?: Progress): Promise<boolean> {
    return this.rows.renew(claim, progress);
  }

  /** Ends the row without a result. */
  fail(claim: Claim, errorCode: ErrorCode): Promise<boolean> {
    return this.rows.fail(claim, errorCode);
  }

  /** Gives the row back for another try. */
  release(claim: Claim): Promise<boolean> {
    return this.rows.release(claim);
  }

  /**
   * Brings rows and queue together again: frees what a killed worker held, fails what is too old, queues what has
   * no job. Returns how many were queued.
   */
  async requeueLapsed(): Promise<number> {
    await this.sweep();
    return this.requeue(await this.rows.listOrphans());
  }

  protected sweep(): Promise<void> {
    return this.rows.sweep();
  }
}
