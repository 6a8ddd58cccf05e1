import type { Lease, LeasedJob } from '@qicheng/core/platform/jobs';
import type { JobContext } from '@qicheng/jobs/runtime';

/** A quarter of the shortest lease. */
export const RENEW_EVERY_MS = 1_000;

/** Why a run gave no result. */
export interface RunFailure<ErrorCode extends string> {
  errorCode: ErrorCode;
  /** A retry would fail in the same way, so there is none. */
  isPermanent: boolean;
}

/** What a processor defines for its job: the work, and the meaning of its errors. */
export interface LeasedWork<Claim, Result, ErrorCode extends string, Progress> {
  work: (claim: Claim, run: LeasedRun<Progress>) => Promise<Result>;
  /** What an error means for the row: 'aborted' if the run's signal caused it, null if it is unexpected. */
  failureOf?: (error: unknown, claim: Claim) => RunFailure<ErrorCode> | 'aborted' | null;
  /** Aborts the signal of a run when the worker stops. */
  stopping?: AbortSignal;
}

type LeasedRows<Claim extends Lease, Result, ErrorCode extends string, Progress> = Pick<
  LeasedJob<Claim, Result, ErrorCode, Progress>,
  'claim' | 'renew' | 'complete' | 'fail' | 'release'
>;

/**
 * Claims a row, renews its lease during the work, and ends it or releases it for a retry. An unexpected error
 * is rethrown: the queue logs it and retries.
 */
export async function runLeasedJob<Claim extends Lease, Result, ErrorCode extends string, Progress>(
  rows: LeasedRows<Claim, Result, ErrorCode | 'broken', Progress>,
  id: string,
  { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  { work, failureOf, stopping }: LeasedWork<Claim, Result, ErrorCode, Progress>,
): Promise<void> {
  const claim = await rows.claim(id);
  if (claim === null) return; // already over, or claimed by another worker
  const run = new LeasedRun<Progress>((progress) => rows.renew(claim, progress), stopping);
  try {
    const result = await work(claim, run);
    if (!run.isLost) await rows.complete(claim, result);
  } catch (error) {
    const failure = failureOf?.(error, claim) ?? { errorCode: 'broken' as const, isPermanent: false };
    const isOver = failure !== 'aborted' && (failure.isPermanent || isLastAttempt);
    if (!run.isLost) await (isOver ? rows.fail(claim, failure.errorCode) : rows.release(claim));
    if (failure !== 'aborted' && !failure.isPermanent) throw error;
  } finally {
    run.stop();
  }
}

/** A lease renewed every second until its run is over. */
export class LeasedRun<Progress> {
  /** Aborted when the lease is lost or the worker stops. */
  readonly signal: AbortSignal;
  private readonly lost = new AbortController();
  private readonly timer = setInterval(() => void this.renew(), RENEW_EVERY_MS);
  private progress?: Progress;

  constructor(
    private readonly renewLease: (progress?: Progress) => Promise<boolean>,
    stopping?: AbortSignal,
  ) {
    this.signal = stopping ? AbortSignal.any([this.lost.signal, stopping]) : this.lost.signal;
  }

  get isLost(): boolean {
    return this.lost.signal.aborted;
  }

  /** Stores the progress for the next renewal. */
  report(progress: Progress): void {
    this.progress = progress;
  }

  /** Renews the lease now. */
  async renew(): Promise<void> {
    // A failed renewal is made up for by the next one.
    const isHeld = await this.renewLease(this.progress).catch(() => true);
    if (!isHeld) this.lost.abort();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
