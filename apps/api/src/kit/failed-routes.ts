import type { Request, RequestHandler } from 'express';
import { requestIdOf } from './request-log.js';

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
