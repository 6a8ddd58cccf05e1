import { Queue } from 'bullmq';
import { connectProducer, keyPrefixOf, type RedisConnection } from './connection.js';
import type { JobDefinition } from './define-job.js';
import type { QueueName } from './queues.js';

export { JobCompletionEvents, type JobWatch } from './job-completion-events.js';

/** Redis did not take the job; its row waits for the reconciler. */
export class QueueUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the queue is unavailable', { cause });
  }
}

const GIVE_UP_MS = 1_000;
// Claiming its row is the first thing that a job does. The lock of a dead worker's job would last ten seconds and more.
const CLAIMED_WITHIN_MS = 3_000;

/** The producing side of every queue. */
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
   * Adds a job under a key of its own; a second add of the same key while the first lives has no effect.
   * Throws {@link QueueUnavailableError} within a second when Redis is away.
   */
  async enqueue<Payload>(definition: JobDefinition<Payload>, payload: Payload, key: string): Promise<void> {
    await this.bounded(async () => {
      const queue = await this.queue(definition.queue);
      await queue.add(definition.name, definition.payload.parse(payload), {
        jobId: key,
        attempts: definition.attempts,
        backoff: { type: 'exponential', delay: definition.backoffMs },
        removeOnComplete: true,
        removeOnFail: { age: 7 * 24 * 3600, count: 1_000 },
      });
    });
  }

  /**
   * Sees to it that a job whose row is due is in the queue. One that waits is taken to the front: what stands before it
   * may be of no row at all. `isFree` says that nobody holds the row: a job that was taken up long since and did not
   * claim it died with its worker, and is queued again at once. True where a job was added.
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

  /** Takes a job out of the queue, whatever became of it; one that runs is left to its end. */
  async discard({ queue }: { queue: QueueName }, key: string): Promise<void> {
    await this.bounded(async () => (await this.queue(queue)).remove(key));
  }

  /** Jobs that wait or run. */
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

  // A queue that is made without a connection stays broken for good, so the first use waits for one; later, while
  // Redis is away, the caller gets an error at once.
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

  /** Under which key a job is to be added; null where it need not. */
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
      timer = setTimeout(() => reject(new Error(`no answer within ${GIVE_UP_MS} ms`)), GIVE_UP_MS);
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
