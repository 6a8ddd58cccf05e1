import { Failure } from '@qicheng/core/platform';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { wireFailureOf } from '../failures.js';
import type { LoadMeter } from './load-meter.js';
import { isGivenUp, type LoadRank, rankOf, waitsForJob } from './load-ranks.js';
import { html } from './page/html.js';
import { sendPage } from './page/send-page.js';

const RETRY_SECONDS = 2;
// Without jitter everybody who was refused would come back in the same second.
const JITTER_SECONDS = 3;

interface Shedding {
  meter: LoadMeter;
  onRefusal: (rank: LoadRank) => void;
  random?: () => number;
}

/**
 * Refuses at the door what this process cannot answer in time, before a body is read or the database asked
 * (reliability.md §4): a short honest refusal now instead of an answer that nobody waits for any more.
 */
export function loadShedding({ meter, onRefusal, random = Math.random }: Shedding): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const rank = rankOf(request.path);
    if (rank === null) return next();
    if (isGivenUp(rank, meter)) {
      onRefusal(rank);
      const seconds = RETRY_SECONDS + Math.floor(random() * JITTER_SECONDS);
      return refuse(request, response, seconds);
    }
    if (!waitsForJob(request.path)) countUntilClosed(meter, response);
    next();
  };
}

function countUntilClosed(meter: LoadMeter, response: Response): void {
  meter.underWay += 1;
  response.once('close', () => (meter.underWay -= 1));
}

function refuse(request: Request, response: Response, seconds: number): void {
  const { status, code, message } = wireFailureOf(new Failure('busy').reason);
  response.set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });
  const wantsPage = ['GET', 'HEAD'].includes(request.method) && request.accepts(['json', 'html']) === 'html';
  if (!wantsPage) {
    response.status(status).json({ code, msg: message, data: null });
    return;
  }
  const body = html`<h1>${message}</h1>
    <p class="lead">此刻访问的人太多。您的内容都完好保存，请过几秒刷新本页。</p>`;
  sendPage(response, { title: '请稍后再试', path: request.path, viewer: null, body }, status);
}
