import { Failure } from '@qicheng/core/platform';
import type { SettingValues } from '@qicheng/core/site';
import type { Request, RequestHandler, Response } from 'express';
import { failureAnswer, failureEnvelope } from './failure-answer.js';
import { html } from './page/html.js';
import { wantsPage, sendPage } from './page/send-page.js';

const RETRY_AFTER_SECONDS = 120;

// Supervisors must see the process, operators must be able to end maintenance, and its page may need its
// files.
const OPEN = /^\/(healthz|readyz|favicon\.svg|ops|assets\/.*|ops\/.*)$/;

type Notice = Pick<SettingValues, 'maintenance' | 'maintenanceNote'>;

/** Answers 503 to everyone except operators and supervisors during maintenance. */
export function closedForMaintenance(settings: () => Promise<Notice>): RequestHandler {
  return (request, response, next) => {
    if (OPEN.test(request.path)) return next();
    settings().then(
      ({ maintenance, maintenanceNote }) =>
        maintenance ? refuse(request, response, maintenanceNote) : next(),
      // Without the database, each call reports its own failure.
      () => next(),
    );
  };
}

function refuse(request: Request, response: Response, note: string): void {
  response.set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' });
  if (!wantsPage(request, 503)) {
    const failure = new Failure('maintenance', note === '' ? {} : { about: note });
    response.status(503).json(failureEnvelope(failureAnswer(failure)));
    return;
  }
  const body = html`<h1>网站正在维护</h1>
    <p class="lead">您的简历和记录都完好保存。请稍后再来。</p>
    ${note !== '' && html`<p>${note}</p>`}
    <p><a href="">重新打开</a></p>`;
  sendPage(response, { title: '正在维护', path: request.path, viewer: null, body }, 503);
}
