import { Injectable } from '@nestjs/common';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { type StoreReport, StoreStatusRepository } from '../platform/index.js';

export interface SystemReport extends StoreReport {
  redis: 'ok' | 'unreachable';
  /** Waiting or running jobs; null while Redis is down. */
  exportsInQueue: number | null;
}

/** Status of the services, for the operators' start page. */
@Injectable()
export class SystemStatusService {
  constructor(
    private readonly store: StoreStatusRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Responds within seconds whatever is broken. */
  async check(): Promise<SystemReport> {
    const [store, isRedisUp, exportsInQueue] = await Promise.all([
      this.store.check(),
      this.queue.isAvailable(),
      this.queue.depth('exports').catch(() => null),
    ]);
    return { ...store, redis: isRedisUp ? 'ok' : 'unreachable', exportsInQueue };
  }
}
