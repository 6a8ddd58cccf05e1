import { createServer, type Server } from 'node:http';
import { mayOperator, type OperatorSessionService, operatorTokenIn } from '@qicheng/core/operator';
import express, { type RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import type { QueueBoard } from './queue-board.js';

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
  let board: Promise<QueueBoard> | undefined;
  // Loaded when an operator first opens it: most workers never show it.
  const openBoard = () =>
    (board ??= import('./queue-board.js').then(({ createQueueBoard }) => createQueueBoard(redisUrl, BOARD)));
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
  app.use(BOARD, operatorsOnly(sessions, appUrl), (request, response, next) => {
    openBoard().then(({ router }) => router(request, response, next), next);
  });
  const server = createServer(app);
  return {
    server,
    close: async () => {
      await new Promise((resolve) => server.close(resolve).closeAllConnections());
      await (await board)?.close();
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
