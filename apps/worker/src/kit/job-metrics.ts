import type { Signal } from '@qicheng/core/platform';
import type { JobQueue } from '@qicheng/jobs/job-queue';
import { queueNames } from '@qicheng/jobs/queues';
import type { JobObserver } from '@qicheng/jobs/runtime';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** Counts and times every job, and logs its end by name and id. */
export class JobMetrics implements JobObserver {
  readonly registry = new Registry();
  private readonly work = new Histogram({
    name: 'job_work_seconds',
    help: 'Time from a job’s start to its end',
    labelNames: ['job', 'result'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly wait = new Histogram({
    name: 'job_wait_seconds',
    help: 'Time a job waited in its queue',
    labelNames: ['job'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly lost = new Counter({
    name: 'job_connection_errors_total',
    help: 'Redis connection errors',
    registers: [this.registry],
  });

  private readonly ledgerBreaches = new Gauge({
    name: 'qicheng_ledger_breaches',
    help: 'Ledger rule violations; must be 0, never repaired automatically',
    labelNames: ['rule'],
    registers: [this.registry],
  });

  constructor(
    private readonly logger: Logger,
    queue: JobQueue,
  ) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'job_queue_depth',
      help: 'Waiting and running jobs',
      labelNames: ['queue'],
      registers: [this.registry],
      async collect() {
        for (const name of queueNames) {
          const depth = await queue.depth(name).catch(() => null);
          if (depth === null) this.remove({ queue: name });
          else this.set({ queue: name }, depth);
        }
      },
    });
  }

  finished({ job, jobId, waitMs, workMs, error }: Parameters<JobObserver['finished']>[0]): void {
    this.work.observe({ job, result: error === null ? 'done' : 'failed' }, workMs / 1000);
    this.wait.observe({ job }, Math.max(0, waitMs) / 1000);
    if (error === null) this.logger.info({ job, jobId, waitMs, workMs }, 'job done');
    else this.logger.error({ job, jobId, waitMs, workMs, err: error }, 'job failed');
  }

  /** Records core's signals. */
  record(signal: Signal): void {
    if (signal.kind === 'ledgerBreaches') this.ledgerBreaches.set({ rule: signal.rule }, signal.count);
  }

  unknownJob({ job, jobId }: Parameters<JobObserver['unknownJob']>[0]): void {
    this.logger.warn({ job, jobId }, 'a job of an unknown name was dropped');
  }

  connectionLost(error: Error): void {
    this.lost.inc();
    this.logger.warn({ err: error }, 'the Redis connection failed');
  }
}
