import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Combines handlers into one; Express matches every handler it is given separately against each request. */
export function inOrder(handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => runFrom(handlers, 0, { request, response, next });
}

function runFrom(
  handlers: readonly RequestHandler[],
  at: number,
  call: { request: Request; response: Response; next: NextFunction },
): void {
  const handler = handlers[at];
  if (!handler) return call.next();
  void handler(call.request, call.response, (error?: unknown) =>
    error ? call.next(error) : runFrom(handlers, at + 1, call),
  );
}
