import pLimit from 'p-limit';
import { Failure } from '../failure.js';

/** Runs at most `slots` tasks at once and queues `queue` more; further ones are refused with `busy`. */
export class ConcurrencyLimiter {
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly maxPending: number;

  constructor(slots: number, queue: number) {
    this.limit = pLimit(slots);
    this.maxPending = slots + queue;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.limit;
    if (activeCount + pendingCount >= this.maxPending) throw new Failure('busy', { retryAfterSeconds: 1 });
    return this.limit(task);
  }
}
