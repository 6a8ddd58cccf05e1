/** Queues by name, each with what the worker may run of it at once unless the environment says otherwise. */
export const queues = {
  exports: { concurrency: 2 },
  accounts: { concurrency: 1 },
  // Recognising a picture takes half a gigabyte; a second place keeps plain files from waiting behind it.
  imports: { concurrency: 2 },
  // A run of the rules fills a processor for a second at most; one that asks a model mostly waits.
  analyses: { concurrency: 4 },
  // Résumés to partners; an attempt waits ten seconds at most.
  deliveries: { concurrency: 4 },
} as const;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues) as QueueName[];

/**
 * A worker that was killed frees its job after at most 15 s; BullMQ's defaults need a minute. Stalls are not
 * attempts, so the bound on them is wide and a poison job is ended by its row instead.
 */
export const LOCK_DURATION_MS = 10_000;
export const STALLED_INTERVAL_MS = 5_000;
export const MAX_STALLED_COUNT = 20;
