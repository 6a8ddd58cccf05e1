import type { Response, Request } from 'express';
import { nonceOf } from '../security-headers.js';
import { documentOf, type Page } from './page-shell.js';

/**
 * Whether the client is a browser that expects a page: HTML is accepted and not listed after JSON. A wildcard does
 * not count.
 */
const prefersHtml = (request: Request): boolean =>
  (request.get('accept') ?? '').includes('text/html') && request.accepts(['json', 'html']) === 'html';

const opens = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a failure is rendered as a page. A submitted form gets one only with an error status: refusals with
 * HTTP 200 keep their envelope [decision 4].
 */
export const wantsPage = (request: Request, status: number): boolean =>
  prefersHtml(request) && (opens(request) || status >= 400);

/** Sends an uncacheable page. */
export function sendPage(response: Response, page: Page, status = 200): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(documentOf(page, nonceOf(response)));
}
