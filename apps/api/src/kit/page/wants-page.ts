import type { Request } from 'express';

/** Whether a person waits for a page: HTML is named, and not after JSON. A client that takes anything is none. */
const prefersHtml = (request: Request): boolean =>
  (request.get('accept') ?? '').includes('text/html') && request.accepts(['json', 'html']) === 'html';

const opens = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a failure is answered with a page. A form that is sent gets one only with a status of its own: the refusals
 * of calls that are HTTP 200 keep their envelope [decision 4].
 */
export const wantsPage = (request: Request, status: number): boolean =>
  prefersHtml(request) && (opens(request) || status >= 400);
