import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { JobFinishes, JobQueue } from '@qicheng/jobs/enqueue';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { JobWaits } from './job-waits.js';

const queue = {
  provide: JobQueue,
  inject: [CORE_CONFIG],
  useFactory: ({ redisUrl }: CoreConfig) => new JobQueue(redisUrl),
};
const finishes = {
  provide: JobFinishes,
  inject: [CORE_CONFIG],
  useFactory: ({ redisUrl }: CoreConfig) => new JobFinishes(redisUrl, ['exports', 'analyses', 'imports']),
};

@Injectable()
class JobConnections implements OnApplicationShutdown {
  constructor(
    private readonly queue: JobQueue,
    private readonly finishes: JobFinishes,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.queue.close(), this.finishes.close()]);
  }
}

/** The producing side of the queues, shared by all features of this process and closed with it. */
@Global()
@Module({ providers: [queue, finishes, JobConnections, JobWaits], exports: [JobQueue, JobWaits] })
export class JobsModule {}
