import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import type { RequestHandler } from 'express';

/** [decision 5]: a POST to a GET list is the same call; its body is read as the query. */
export function alsoPost(endpoints: readonly Endpoint[]): RequestHandler {
  const paths = new Set(endpoints.filter((endpoint) => endpoint.alsoPost).map((endpoint) => endpoint.path));
  return (request, _response, next) => {
    if (request.method === 'POST' && paths.has(request.path)) {
      const body: unknown = request.body;
      const query = typeof body === 'object' && body !== null ? { ...request.query, ...body } : request.query;
      Object.defineProperty(request, 'query', { value: query });
      request.method = 'GET';
    }
    next();
  };
}
