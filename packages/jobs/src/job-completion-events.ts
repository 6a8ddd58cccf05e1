import { QueueEvents } from 'bullmq';
import { connectWorker, keyPrefixOf, type RedisConnection } from './connection.js';
import type { QueueName } from './queues.js';

/** One caller's subscription to one job. */
export interface JobWatch {
  /** Resolves when the job has ended since the last wait, or after `timeoutMs`. */
  next(timeoutMs: number): Promise<void>;
  close(): void;
}

/**
 * Reports the end of jobs without polling. Events may be lost with Redis: a caller reads the row again after
 * each wait, whatever ended it.
 */
export class JobCompletionEvents {
  private readonly connection: RedisConnection;
  private readonly events: readonly QueueEvents[];
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(redisUrl: string, queues: readonly QueueName[]) {
    this.connection = connectWorker(redisUrl);
    this.events = queues.map((queue) => {
      const events = new QueueEvents(queue, { connection: this.connection, prefix: keyPrefixOf(redisUrl) });
      events.on('error', () => undefined);
      events.on('completed', ({ jobId }) => this.wake(jobId));
      events.on('failed', ({ jobId }) => this.wake(jobId));
      return events;
    });
  }

  /**
   * Watches every job of `subject`: a job key is the subject, a dot and a run number. Watch before reading
   * the row.
   */
  watch(subject: string): JobWatch {
    let ended = false;
    let wakeUp: (() => void) | null = null;
    const onEnd = () => {
      ended = true;
      wakeUp?.();
    };
    const others = this.watchers.get(subject) ?? new Set();
    this.watchers.set(subject, others.add(onEnd));
    return {
      async next(timeoutMs) {
        if (!ended) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, timeoutMs);
            wakeUp = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
        wakeUp = null;
        ended = false;
      },
      close: () => {
        others.delete(onEnd);
        if (others.size === 0 && this.watchers.get(subject) === others) this.watchers.delete(subject);
      },
    };
  }

  async close(): Promise<void> {
    for (const watchers of this.watchers.values()) for (const wake of watchers) wake();
    await Promise.all(this.events.map((events) => events.close().catch(() => undefined)));
    this.connection.disconnect();
  }

  private wake(jobId: string): void {
    const subject = jobId.split('.')[0] ?? jobId;
    for (const wake of this.watchers.get(subject) ?? []) wake();
  }
}
