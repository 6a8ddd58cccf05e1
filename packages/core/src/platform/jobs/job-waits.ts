import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { JobFinishes } from '@qicheng/jobs/enqueue';

// Events come within milliseconds; this is how long a lost one costs.
const LOST_EVENT_MS = 1_000;

/** Waits for what jobs make, for callers who hope for it within their own request. */
@Injectable()
export class JobWaits implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(private readonly finishes: JobFinishes) {}

  /** What `read` gives once it `isOver`, or as it stands after `timeoutMs`; it is read when a job of `subject` ends. */
  async until<Result>(
    subject: string,
    timeoutMs: number,
    read: () => Promise<Result>,
    isOver: (result: Result) => boolean,
  ): Promise<Result> {
    const until = performance.now() + timeoutMs;
    const watch = this.finishes.watch(subject);
    try {
      for (;;) {
        const result = await read();
        const left = until - performance.now();
        if (isOver(result) || left <= 0 || this.isStopping) return result;
        await watch.next(Math.min(left, LOST_EVENT_MS));
      }
    } finally {
      watch.close();
    }
  }

  /** The same for a row that says when it was finished. */
  untilFinished<Row extends { finishedAt: Date | null }>(
    rowId: string,
    timeoutMs: number,
    read: () => Promise<Row>,
  ): Promise<Row> {
    return this.until(rowId, timeoutMs, read, ({ finishedAt }) => finishedAt !== null);
  }

  /** A process that ends lets nobody wait: what they hope for is made all the same and stands in its list. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
