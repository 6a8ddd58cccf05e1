import { createHash } from 'node:crypto';
import type { CommonFailure } from '@qicheng/core/platform';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { wireFailureOf } from '../failures.js';
import { failureEnvelope } from './failure-answer.js';
import type { LoadMeter } from './load-meter.js';
import { wantsPage } from './page/wants-page.js';
import { shouldShed, type LoadRank, rankOf, waitsForJob } from './load-ranks.js';

const RETRY_SECONDS = 2;
// Without jitter, everyone who was refused would retry in the same second.
const JITTER_SECONDS = 3;

interface Shedding {
  meter: LoadMeter;
  onRefusal: (rank: LoadRank) => void;
  random?: () => number;
}

/**
 * Rejects early what this process cannot answer in time [load order]: a quick refusal instead of a response
 * nobody waits for. It runs before everything else, because a refusal as expensive as a response would leave
 * no capacity for admitted requests.
 */
export function loadShedding({ meter, onRefusal, random = Math.random }: Shedding): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const rank = rankOf(request.path);
    if (rank === null) return next();
    if (shouldShed(rank, meter)) {
      onRefusal(rank);
      return refuse(request, response, RETRY_SECONDS + Math.floor(random() * JITTER_SECONDS));
    }
    if (!waitsForJob(request.path, rank)) countWhileWorkedOn(meter, request, response);
    next();
  };
}

/** Counted from the last byte of the request: slow senders cause no work and must not use up capacity. */
function countWhileWorkedOn(meter: LoadMeter, request: Request, response: Response): void {
  let since: number | null = null;
  let isOver = false;
  const count = (): void => {
    if (isOver) return;
    since = performance.now();
    meter.underWay += 1;
  };
  response.once('close', () => {
    isOver = true;
    if (since === null) return;
    meter.underWay -= 1;
    meter.answered(performance.now() - since);
  });
  if (hasBody(request)) request.once('end', count);
  else count();
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const BUSY: CommonFailure = 'busy';
const { status, message, ...busy } = wireFailureOf(BUSY);
const JSON_BODY = JSON.stringify(failureEnvelope({ ...busy, msg: message }));
// Built once: a refusal must cost almost nothing.
const STYLE = `body{margin:0;background:#F6F4EF;color:#1C2430;font:16px/1.6 "PingFang SC","Microsoft YaHei UI","Noto Sans SC",system-ui,sans-serif}
main{max-width:400px;margin:48px auto;padding:0 24px}h1{font-size:28px;line-height:1.3}a{color:#0E7C66}`;
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>请稍后再试 · 启程</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>服务繁忙</h1><p>此刻访问的人太多。您的内容都完好保存，请过几秒再试。</p>
<p><a href="">重新打开</a> · <a href="/">回到首页</a></p></main></body></html>`;

function refuse(request: Request, response: Response, seconds: number): void {
  const isPage = wantsPage(request, status);
  const body = isPage ? PAGE : JSON_BODY;
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Retry-After': String(seconds),
  });
  response.end(body);
}
