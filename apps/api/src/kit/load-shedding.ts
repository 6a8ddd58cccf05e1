import { createHash } from 'node:crypto';
import type { CommonFailure } from '@qicheng/core/platform';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { wireFailureOf } from '../failures.js';
import { failureEnvelope } from './failure-answer.js';
import { wantsPage } from './page/send-page.js';

/** Indicators of overload. */
interface Load {
  /** Event loop delay in ms, smoothed over a fraction of a second. */
  readonly lagMs: number;
  /** Requests in progress, without those that wait for a job. */
  readonly underWay: number;
  /** How many requests may run concurrently so that each is answered in time; unlimited while nobody queues. */
  readonly room: number;
}

const EVERY_MS = 20;
// A single long turn (garbage collection, a large page) is not overload; it takes several in a row.
const WEIGHT = 0.15;

const WINDOW_MS = 500;
/** A few slow responses are not significant: all may have waited for an external service. */
const TOO_FEW = 10;
// The median response time: a request that waits for a locked row or an SMS does not slow the others.
const SLOW_MS = 250;
const QUICK_MS = 100;
/** Target response time for admitted requests while others queue. */
const AIM_MS = 200;
const MIN_ROOM = 24;

/** Measures the load of this process. */
export class LoadMeter implements Load {
  lagMs = 0;
  underWay = 0;
  room = Infinity;
  private isQueueing = false;
  private answers: number[] = [];

  constructor() {
    this.measureLag(performance.now());
    setInterval(() => this.measureRoom(), WINDOW_MS).unref();
  }

  /** Records how long a request was in progress, in ms. */
  answered(ms: number): void {
    this.answers.push(ms);
  }

  /**
   * By Little's law, concurrency is throughput times latency: if the median latency is too high, only as many
   * requests are admitted as can be answered in the target time.
   */
  measureRoom(): void {
    const answers = this.answers.sort((one, other) => one - other);
    this.answers = [];
    if (answers.length >= TOO_FEW) {
      const middle = answers[answers.length >> 1] ?? 0;
      this.isQueueing = this.isQueueing ? middle > QUICK_MS : middle > SLOW_MS;
    } else if (this.underWay < MIN_ROOM) {
      this.isQueueing = false;
    }
    this.room = this.isQueueing ? Math.max(MIN_ROOM, (answers.length / WINDOW_MS) * AIM_MS) : Infinity;
  }

  private measureLag(due: number): void {
    const late = Math.max(0, performance.now() - due);
    this.lagMs += (late - this.lagMs) * WEIGHT;
    const next = performance.now() + EVERY_MS;
    setTimeout(() => this.measureLag(next), EVERY_MS).unref();
  }
}

/** Kinds of requests in shedding order [load order]: writes are shed last. */
export type LoadRank = 'search' | 'print' | 'ai' | 'read' | 'write';

interface Limit {
  underWay: number;
  lagMs: number;
}

/**
 * How many requests may be in progress before a rank is refused; half as many while the event loop delay
 * exceeds its limit, and proportionally fewer with less capacity. Based on counts first: they keep a slow
 * machine fully used, which a delay limit would not.
 */
const LIMITS: Readonly<Record<LoadRank, Limit>> = {
  search: { underWay: 100, lagMs: 200 },
  print: { underWay: 120, lagMs: 200 },
  ai: { underWay: 130, lagMs: 200 },
  // A hundred readers in a loop are normal work, not overload.
  read: { underWay: 150, lagMs: 250 },
  write: { underWay: 200, lagMs: 400 },
};

// Supervisors must see the process and operators must reach it; static files cost almost nothing.
const ALWAYS = /^\/(healthz|readyz|favicon\.svg|ops|assets\/.*|ops\/.*)$/;
const SEARCHES =
  /^\/(api\/search\/suggest|api\/ai\/posts\/search|user\/getSchoolList|make_resume\/(school_search|jyqJobsSearch))$/;
const PRINTS =
  /^\/(make_resume\/resumeSavePdf|word\/getWord|index\/sendEmailAttachment|api\/resume\/exports|api\/resume\/share\/file|api\/document\/word|api\/ai\/runs\/export)$/;
const AI_STARTS = /^\/ai\/(\w+(Analyse|Analysis|ReferenceAnswer|Ghostwrite|Select)|interviewReport)$/;
// Lists of results end with the same words as starts.
const AI_READS = /^\/ai\/get/;
const STREAMS = /^\/api\/ai\/runs\/(stream|state)$/;
const WRITES =
  /^\/(make_resume\/(saveMakeResume|trade)|upload\/file|upload_resume_file\/updateResume|api\/ai\/interview\/answer|(user|sms|cms_order|(api\/)?(captcha|pay)|api\/(order|account|partner|wechat))\/.*)$/;

/** The rank of a path; null for one that is never shed. */
export function rankOf(path: string): LoadRank | null {
  if (ALWAYS.test(path)) return null;
  if (SEARCHES.test(path)) return 'search';
  if (PRINTS.test(path)) return 'print';
  if (AI_STARTS.test(path) && !AI_READS.test(path)) return 'ai';
  return WRITES.test(path) ? 'write' : 'read';
}

/** Whether a request lasts as long as a job, and therefore says nothing about this process' load. */
export const waitsForJob = (path: string, rank: LoadRank): boolean =>
  rank === 'print' || rank === 'ai' || STREAMS.test(path);

/** Whether a request of this rank is refused at this load. */
export function shouldShed(rank: LoadRank, { lagMs, underWay, room }: Load): boolean {
  const limit = LIMITS[rank];
  const max = lagMs > limit.lagMs ? limit.underWay / 2 : limit.underWay;
  return underWay >= Math.min(max, (room * limit.underWay) / LIMITS.read.underWay);
}

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
