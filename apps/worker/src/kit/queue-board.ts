import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { connectWorker, keyPrefixOf } from '@qicheng/jobs/connection';
import { queueNames } from '@qicheng/jobs/queues';
import { Queue } from 'bullmq';
import type { Router } from 'express';

export interface QueueBoard {
  router: Router;
  close(): Promise<void>;
}

/** The queues, displayed read-only because every write by an operator must be audited. */
export function createQueueBoard(redisUrl: string, basePath: string): QueueBoard {
  const connection = connectWorker(redisUrl);
  const prefix = keyPrefixOf(redisUrl);
  const queues = queueNames.map((name) => new Queue(name, { connection, prefix }));
  for (const queue of queues) queue.on('error', () => undefined);
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(basePath);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter,
    options: { uiConfig: { boardTitle: '启程 · 队列' } },
  });
  return {
    router: serverAdapter.getRouter() as Router,
    close: async () => {
      await Promise.allSettled(queues.map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}
