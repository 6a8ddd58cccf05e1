import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** A request as its lines name it, and where they go. */
interface Journal {
  logger: Logger;
  req: { id: string; method: string; path: string };
}

const JOURNAL = Symbol('journal');

type Logged = Request & { [JOURNAL]?: Journal };

const UNLOGGED = /^\/(healthz|readyz|assets\/)/;

/**
 * One line per request: id, method, path, status, time. No query, body or headers [data logs]. A request has no logger
 * of its own until it needs one, because that costs more than writing the line.
 */
export function requestLogger(logger: Logger): RequestHandler {
  return (request: Logged, response, next) => {
    const received = request.headers['x-request-id'];
    const id = typeof received === 'string' && /^[\w-]{8,64}$/.test(received) ? received : randomUUID();
    const { method } = request;
    const [path = ''] = request.originalUrl.split('?', 1);
    const req = { id, method, path };
    request[JOURNAL] = { logger, req };
    response.setHeader('X-Request-Id', id);
    if (logger.isLevelEnabled('info') && !UNLOGGED.test(path)) {
      const began = Date.now();
      response.once('close', () => {
        const status = response.statusCode;
        logger.info(
          { req, res: { status }, responseTime: Date.now() - began },
          endingOf(status, response.writableEnded),
        );
      });
    }
    next();
  };
}

function endingOf(status: number, isAnswered: boolean): string {
  if (status >= 500) return 'request errored';
  return isAnswered ? 'request completed' : 'request aborted';
}

export const requestIdOf = (request: Request): string => (request as Logged)[JOURNAL]?.req.id ?? '';

/** A log whose lines name the request. */
export function requestLog(request: Request): Logger {
  const journal = (request as Logged)[JOURNAL];
  if (!journal) throw new Error('the request did not go through the request logger');
  return journal.logger.child({ req: journal.req });
}

/** Method and route pattern: a URL may contain ids, names and secrets. */
function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return `${request.method} ${typeof route?.path === 'string' ? route.path : '*'}`;
}

/** Reports each request that failed with a server error, after it was answered. */
export function failedRoutes(record: (route: string, requestId: string) => void): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      // 503 is a deliberate refusal, which has its own metric.
      if (response.statusCode >= 500 && response.statusCode !== 503)
        record(routeOf(request), requestIdOf(request));
    });
    next();
  };
}
