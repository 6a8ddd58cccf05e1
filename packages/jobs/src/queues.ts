/** Queues by name, each with the worker's default concurrency, which the environment may override. */
export const queues = {
  exports: { concurrency: 2 },
  accounts: { concurrency: 1 },
  // Recognising an image takes half a gigabyte; the second slot keeps plain files from waiting behind it.
  imports: { concurrency: 2 },
  // A rule-based run uses a processor for at most a second; one that calls a model mostly waits.
  analyses: { concurrency: 4 },
  // Résumés to partners; an attempt waits at most ten seconds.
  deliveries: { concurrency: 4 },
} as const;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues) as QueueName[];

/**
 * A killed worker's job is freed after at most 15 s; BullMQ's defaults need a minute. Stalls are not
 * attempts, so their limit is high and a poison job is ended by its row instead.
 */
export const LOCK_DURATION_MS = 10_000;
export const STALLED_INTERVAL_MS = 5_000;
export const MAX_STALLED_COUNT = 20;
