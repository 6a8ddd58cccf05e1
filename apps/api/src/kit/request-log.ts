import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

const QUIET = /^\/(healthz|readyz|assets\/)/;
const GIVEN_ID = /^[\w-]{8,64}$/;

interface Asked {
  id: string;
  method: string;
  path: string | undefined;
}

type Told = Request & { id?: string; log: Logger };

/**
 * One line per request: id, method, path, status, time. No query, no body, no header [data logs]. Written by hand:
 * pino-http makes a logger for each request, which costs a tenth of a small answer.
 */
export function requestLogger(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    Object.assign(request, { id, log: logger });
    response.setHeader('X-Request-Id', id);
    tellWhenOver({ id, method: request.method, path: request.originalUrl.split('?')[0] }, response, logger);
    next();
  };
}

/** Also of an answer that its reader broke off. What was asked is kept as it came: the method may change on its way. */
function tellWhenOver(req: Asked, response: Response, logger: Logger): void {
  const began = Date.now();
  response.once('close', () => {
    const line = { req, res: { status: response.statusCode }, responseTime: Date.now() - began };
    if (response.errored) logger.error({ ...line, err: response.errored }, 'request errored');
    else if (!QUIET.test(req.path ?? '')) logger.info(line, 'request completed');
  });
}

export const requestIdOf = (request: Request): string => (request as Told).id ?? '';

export const requestLog = (request: Request): Logger => (request as Told).log;
