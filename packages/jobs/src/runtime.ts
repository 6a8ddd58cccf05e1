import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { z } from 'zod';
import { connectWorker, keyPrefixOf } from './connection.js';
import type { JobDefinition } from './define-job.js';
import { withoutValues } from './loggable-error.js';
import {
  LOCK_DURATION_MS,
  MAX_STALLED_COUNT,
  type QueueName,
  queues,
  STALLED_INTERVAL_MS,
} from './queues.js';

/** The context of a processor's run. */
export interface JobContext {
  jobId: string;
  /** 1 for the first attempt. */
  attempt: number;
  isLastAttempt: boolean;
}

export interface JobProcessor<Payload = unknown> {
  definition: JobDefinition<Payload>;
  run(payload: Payload, context: JobContext): Promise<void>;
}

/** Called for each run; ids and names only, a payload never leaves the runtime. */
export interface JobObserver {
  finished(run: {
    job: string;
    jobId: string;
    queue: QueueName;
    waitMs: number;
    workMs: number;
    error: unknown;
  }): void;
  unknownJob(run: { job: string; jobId: string; queue: QueueName }): void;
  connectionLost(error: Error): void;
}

export interface RuntimeOptions {
  redisUrl: string;
  processors: readonly JobProcessor[];
  /** Concurrency per queue, where the environment sets it. */
  concurrency: Partial<Record<QueueName, number>>;
  observer: JobObserver;
}

export interface JobRuntime {
  /** Takes no new jobs and waits for running ones, at most `graceMs`. True when all of them ended. */
  close(graceMs: number): Promise<boolean>;
}

/** Starts one worker for each queue that has processors. */
export function startJobs({ redisUrl, processors, concurrency, observer }: RuntimeOptions): JobRuntime {
  const connection = connectWorker(redisUrl);
  const byName = new Map(processors.map((processor) => [processor.definition.name, processor]));
  const names = [...new Set(processors.map((processor) => processor.definition.queue))];
  const workers = names.map((queue) => {
    const worker = new Worker(queue, (job) => runJob(job, queue, byName.get(job.name), observer), {
      connection,
      prefix: keyPrefixOf(redisUrl),
      concurrency: concurrency[queue] ?? queues[queue].concurrency,
      lockDuration: LOCK_DURATION_MS,
      stalledInterval: STALLED_INTERVAL_MS,
      maxStalledCount: MAX_STALLED_COUNT,
    });
    worker.on('error', (error) => observer.connectionLost(error));
    return worker;
  });
  return {
    async close(graceMs) {
      // A closing worker cannot be hurried; a caller that gets false ends the process.
      const closed = Promise.all(workers.map((worker) => worker.close())).finally(() =>
        connection.disconnect(),
      );
      return within(graceMs, closed);
    },
  };
}

/**
 * An unknown name is completed with a warning: Redis may hold jobs of removed code. An invalid payload throws
 * and is not retried, because it is a bug in this repository.
 */
export async function runJob(
  job: Pick<Job, 'id' | 'name' | 'data' | 'attemptsMade' | 'opts' | 'timestamp'>,
  queue: QueueName,
  processor: JobProcessor | undefined,
  observer: JobObserver,
): Promise<void> {
  const jobId = job.id ?? '';
  if (!processor) return observer.unknownJob({ job: job.name, jobId, queue });
  const startedAt = Date.now();
  const attempt = job.attemptsMade + 1;
  let error: unknown = null;
  let isReadable = false;
  try {
    const payload = z.parse(processor.definition.payload, job.data);
    isReadable = true;
    await processor.run(payload, { jobId, attempt, isLastAttempt: attempt >= (job.opts.attempts ?? 1) });
  } catch (cause) {
    error = cause;
    // Redis keeps failure messages for days.
    const kept = withoutValues(cause);
    throw isReadable ? kept : new UnrecoverableError(kept.message);
  } finally {
    const waitMs = startedAt - job.timestamp;
    observer.finished({ job: job.name, jobId, queue, waitMs, workMs: Date.now() - startedAt, error });
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const ended = await Promise.race([work.then(() => true), limit]);
  clearTimeout(timer);
  return ended;
}
