import { createServer, type Server } from 'node:http';
import { mayOperator, type OperatorSessionService, operatorTokenIn } from '@qicheng/core/operator';
import express, { type RequestHandler, type Router } from 'express';
import type { Registry } from 'prom-client';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { connectWorker, keyPrefixOf } from '@qicheng/jobs/connection';
import { queueNames } from '@qicheng/jobs/queues';
import { Queue } from 'bullmq';

interface QueueBoard {
  router: Router;
  close(): Promise<void>;
}

/** The queues, displayed read-only because every write by an operator must be audited. */
function createQueueBoard(redisUrl: string, basePath: string): QueueBoard {
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

const BOARD = '/ops/queues';

export interface OperatorPortOptions {
  registry: Registry;
  sessions: OperatorSessionService;
  redisUrl: string;
  /** Where operators sign in. */
  appUrl: string;
  /** Whether the worker still takes jobs. */
  isRunning: () => boolean;
}

export interface OperatorPort {
  server: Server;
  close(): Promise<void>;
}

/** The worker's internal port: health, metrics, and the queues for signed-in operators. */
export function createOperatorPort({
  registry,
  sessions,
  redisUrl,
  appUrl,
  isRunning,
}: OperatorPortOptions): OperatorPort {
  const board = createQueueBoard(redisUrl, BOARD);
  const app = express().disable('x-powered-by');
  app.get('/healthz', (_request, response) => {
    response
      .status(isRunning() ? 200 : 503)
      .type('text/plain')
      .send(isRunning() ? 'ok' : 'stopping');
  });
  app.get('/metrics', (_request, response, next) => {
    registry.metrics().then((text) => response.type(registry.contentType).send(text), next);
  });
  app.use(BOARD, operatorsOnly(sessions, appUrl), board.router);
  const server = createServer(app);
  return {
    server,
    close: async () => {
      await new Promise((resolve) => server.close(resolve).closeAllConnections());
      await board.close();
    },
  };
}

// [decision 20]: operators sign in on the site; the same session opens the board.
function operatorsOnly(sessions: OperatorSessionService, appUrl: string): RequestHandler {
  return (request, response, next) => {
    const token = operatorTokenIn(request.get('cookie'), appUrl.startsWith('https:'));
    const found = token === null ? Promise.resolve(null) : sessions.authenticate(token);
    found.then((operator) => {
      response.setHeader('Cache-Control', 'no-store');
      if (operator === null) response.redirect(302, `${appUrl}/ops`);
      else if (!mayOperator(operator, 'readQueues'))
        response.status(403).type('text/plain').send('没有权限查看队列');
      else next();
    }, next);
  };
}
