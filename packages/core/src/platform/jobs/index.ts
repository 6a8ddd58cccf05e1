import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { JobCompletionEvents, JobQueue } from '@qicheng/jobs/job-queue';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { JobCompletionWaiter } from './job-completion-waiter.js';

export { JobCompletionWaiter } from './job-completion-waiter.js';
export { LeasedJob } from './leased-job.js';
export {
  type Lease,
  LeasedRowRepository,
  type LeaseTerms,
  type WaitingRow,
} from './leased-row.repository.js';
export { loadRefusal } from './job-completion-waiter.js';
export { queueRow } from './leased-job.js';
export { requeueRows } from './leased-job.js';

const queue = {
  provide: JobQueue,
  inject: [CORE_CONFIG],
  useFactory: ({ redisUrl }: CoreConfig) => new JobQueue(redisUrl),
};
const jobEvents = {
  provide: JobCompletionEvents,
  inject: [CORE_CONFIG],
  useFactory: ({ redisUrl }: CoreConfig) =>
    new JobCompletionEvents(redisUrl, ['exports', 'analyses', 'imports']),
};

@Injectable()
class JobConnections implements OnApplicationShutdown {
  constructor(
    private readonly queue: JobQueue,
    private readonly jobEvents: JobCompletionEvents,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.queue.close(), this.jobEvents.close()]);
  }
}

/** The producer side of the queues, shared by all features of this process and closed with it. */
@Global()
@Module({
  providers: [queue, jobEvents, JobConnections, JobCompletionWaiter],
  exports: [JobQueue, JobCompletionWaiter],
})
export class JobsModule {}
