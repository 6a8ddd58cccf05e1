import type { Response } from 'express';
import { nonceOf } from '../security-headers.js';
import { documentOf, type Page } from './page-shell.js';

/** Sends an uncacheable page. */
export function sendPage(response: Response, page: Page, status = 200): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(documentOf(page, nonceOf(response)));
}
