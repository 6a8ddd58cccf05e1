import { Injectable } from '@nestjs/common';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { type StoreReport, StoreStatusRepository } from '../platform/index.js';

export interface SystemReport extends StoreReport {
  redis: 'ok' | 'unreachable';
  /** Jobs that wait or run; null while Redis is away. */
  exportsInQueue: number | null;
}

/** How the services behind the site are, for the operators' first page. */
@Injectable()
export class SystemStatusService {
  constructor(
    private readonly store: StoreStatusRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Answers within seconds whatever is broken. */
  async check(): Promise<SystemReport> {
    const [store, isRedisUp, exportsInQueue] = await Promise.all([
      this.store.check(),
      this.queue.isAvailable(),
      this.queue.depth('exports').catch(() => null),
    ]);
    return { ...store, redis: isRedisUp ? 'ok' : 'unreachable', exportsInQueue };
  }
}
