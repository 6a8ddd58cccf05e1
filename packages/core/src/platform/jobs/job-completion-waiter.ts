import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { isDatabaseUnavailable } from '@qicheng/db';
import { JobCompletionEvents } from '@qicheng/jobs/job-queue';
import { type CommonFailure, Failure } from '../failure.js';

/** The caller's own quota is full, or the shared one is; both say when to retry [load queues]. */
export function loadRefusal(isOwnShare: boolean, waitSeconds: number): Failure<CommonFailure> {
  // Without jitter all refused callers would retry in the same second.
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds * (0.8 + Math.random() * 0.4)));
  return new Failure(isOwnShare ? 'tooManyRequests' : 'busy', { retryAfterSeconds });
}

// Events arrive within milliseconds; this is the cost of a lost one.
const LOST_EVENT_MS = 1_000;

/** Waits within a request until a job finishes or the timeout passes. */
@Injectable()
export class JobCompletionWaiter implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(private readonly jobEvents: JobCompletionEvents) {}

  /**
   * Returns `read` once it `isOver`, or its current state after `timeoutMs`; it is read when a job of
   * `subject` ends. With `known` it never fails: the last known state is returned when the store is
   * unavailable.
   */
  async until<Result>(
    subject: string,
    timeoutMs: number,
    read: () => Promise<Result>,
    isOver: (result: Result) => boolean,
    known?: Result,
  ): Promise<Result> {
    let last = known;
    const until = performance.now() + timeoutMs;
    const watch = this.jobEvents.watch(subject);
    try {
      for (;;) {
        last = await read();
        const left = until - performance.now();
        if (isOver(last) || left <= 0 || this.isStopping) return last;
        await watch.next(Math.min(left, LOST_EVENT_MS));
      }
    } catch (error) {
      if (known === undefined || last === undefined || !isDatabaseUnavailable(error)) throw error;
      return last;
    } finally {
      watch.close();
    }
  }

  /** The same for a row with a finish time. */
  untilFinished<Row extends { finishedAt: Date | null }>(
    rowId: string,
    timeoutMs: number,
    read: () => Promise<Row>,
    known?: Row,
  ): Promise<Row> {
    return this.until(rowId, timeoutMs, read, ({ finishedAt }) => finishedAt !== null, known);
  }

  /** Shutdown stops all waits; the jobs continue, and their results appear in their lists. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
