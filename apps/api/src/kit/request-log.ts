import { randomUUID } from 'node:crypto';
import { loggableError } from '@qicheng/core/platform';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** One line per request: id, method, path, status, time. No query, body or headers [data logs]. */
export function requestLogger(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => /^\/(healthz|readyz|assets\/)/.test(request.url ?? '') },
    // Logs the original error, not a copy that repeats all of it.
    wrapSerializers: false,
    serializers: {
      err: loggableError,
      req: (request: Request & { id: string }) => ({
        id: request.id,
        method: request.method,
        path: (request.originalUrl ?? request.url).split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}

export const requestIdOf = (request: Request): string => (request as Request & { id?: string }).id ?? '';

export const requestLog = (request: Request): Logger => (request as Request & { log: Logger }).log;
