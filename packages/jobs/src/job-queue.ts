import { Queue } from 'bullmq';
import { z } from 'zod';
import { connectProducer, keyPrefixOf, type RedisConnection } from './connection.js';
import type { JobDefinition } from './define-job.js';
import type { QueueName } from './queues.js';

export { JobCompletionEvents, type JobWatch } from './job-completion-events.js';

/** Redis did not accept the job; its row waits for the reconciler. */
export class QueueUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the queue is unavailable', { cause });
  }
}

const GIVE_UP_MS = 1_000;
// A job claims its row first, so no lock is needed. The lock of a dead worker's job would last over ten
// seconds.
const CLAIMED_WITHIN_MS = 3_000;

/** The producer side of every queue. */
export class JobQueue {
  private readonly connection: RedisConnection;
  private readonly queues = new Map<QueueName, Queue>();
  private readonly connected: Promise<void>;
  private wasConnected = false;

  constructor(private readonly redisUrl: string) {
    this.connection = connectProducer(redisUrl);
    this.connected = new Promise((resolve) => {
      this.connection.once('ready', () => {
        this.wasConnected = true;
        resolve();
      });
    });
  }

  /**
   * Adds a job under its own key; adding the same key again while the first job exists has no effect. Throws
   * {@link QueueUnavailableError} within a second when Redis is down.
   */
  async enqueue<Payload>(definition: JobDefinition<Payload>, payload: Payload, key: string): Promise<void> {
    await this.bounded(async () => {
      const queue = await this.queue(definition.queue);
      await queue.add(definition.name, z.parse(definition.payload, payload), {
        jobId: key,
        attempts: definition.attempts,
        backoff: { type: 'exponential', delay: definition.backoffMs },
        removeOnComplete: true,
        removeOnFail: { age: 7 * 24 * 3600, count: 1_000 },
      });
    });
  }

  /**
   * Ensures that a job whose row is due is in the queue. A waiting one moves to the front, because jobs
   * before it may have no row. `isFree` means that nobody holds the row: a job started long ago that did not
   * claim it died with its worker, and is queued again at once. True if a job was added.
   */
  async requeue<Payload>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    key: string,
    { isFree = false } = {},
  ): Promise<boolean> {
    const free = await this.bounded(async () =>
      this.freeKey(await this.queue(definition.queue), key, isFree),
    );
    if (free !== null) await this.enqueue(definition, payload, free);
    return free !== null;
  }

  /** Removes a job from the queue in any state; a running one finishes. */
  async discard({ queue }: { queue: QueueName }, key: string): Promise<void> {
    await this.bounded(async () => (await this.queue(queue)).remove(key));
  }

  /** Jobs waiting or running. */
  async depth(name: QueueName): Promise<number> {
    return this.bounded(async () =>
      (await this.queue(name)).getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized'),
    );
  }

  /** Whether Redis answers now. */
  async isAvailable(): Promise<boolean> {
    return this.bounded(() => this.connection.ping()).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.connection.disconnect();
  }

  // A queue created without a connection stays broken, so the first use waits for one; later, while Redis is
  // down, the caller gets an error at once.
  private async queue(name: QueueName): Promise<Queue> {
    if (!this.wasConnected) await this.connected;
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, {
      connection: this.connection,
      prefix: keyPrefixOf(this.redisUrl),
      skipWaitingForReady: true,
    });
    queue.on('error', () => undefined); // each caller gets its own error
    await queue.waitUntilReady();
    this.queues.set(name, queue);
    return queue;
  }

  /** The key under which to add a job; null if it need not be added. */
  private async freeKey(queue: Queue, key: string, isFree: boolean): Promise<string | null> {
    const state = await queue.getJobState(key);
    // A failed job of the same key would swallow the new one.
    if (state === 'failed' || state === 'completed') await queue.remove(key);
    if (state === 'failed' || state === 'completed' || state === 'unknown') return key;
    const job = await queue.getJob(key);
    if (state === 'waiting') await job?.changePriority({ lifo: true });
    const isLeft = state === 'active' && Date.now() - (job?.processedOn ?? Infinity) > CLAIMED_WITHIN_MS;
    return isFree && isLeft ? this.freeKey(queue, `${key}.again`, isFree) : null;
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no response within ${GIVE_UP_MS} ms`)), GIVE_UP_MS);
    });
    try {
      return await Promise.race([work(), limit]);
    } catch (error) {
      throw new QueueUnavailableError(error);
    } finally {
      clearTimeout(timer);
    }
  }
}
