import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { answerTo, failureEnvelope, type FailureAnswer } from './failure-answer.js';
import { html } from './page/html.js';
import { operatorPages } from './page/operator-pages.js';
import { wantsPage, sendPage } from './page/send-page.js';

const SIGN_IN_PATH = '/login/login';

const TITLES: Record<number, string> = {
  400: '内容不正确',
  401: '请先登录',
  403: '不能打开',
  404: '没有找到',
  413: '内容过大',
  429: '操作太频繁',
  500: '服务出了点问题',
  503: '服务繁忙',
};

const isOperators = ({ path }: Request): boolean => path === operatorPages.home || path.startsWith('/ops/');

/** A failure as a separate page: what happened, when to retry, and a link to continue. */
function sendFailurePage(request: Request, response: Response, answer: FailureAnswer): void {
  // A business refusal is HTTP 200 on the wire, but a missing page must not be.
  const status = Math.max(answer.status, 400);
  const title = TITLES[status] ?? '没有完成';
  const { retryAfterSeconds, data } = answer;
  const body = html`<div class="narrow">
    <h1>${title}</h1>
    <p class="lead">
      ${answer.msg}。${retryAfterSeconds !== undefined && `约 ${durationText(retryAfterSeconds)}后可以再试。`}
    </p>
    ${status >= 500 && html`<p>您的内容都完好保存。</p>`}
    ${status === 500 && html`<p class="hint">联系我们时请提供编号 ${errorIdOf(data)}。</p>`}
    <p>${onwardLinks(request, status)}</p>
  </div>`;
  sendPage(response, { title, path: request.path, viewer: null, body }, status);
}

function onwardLinks(request: Request, status: number) {
  const home = isOperators(request)
    ? html`<a href="${operatorPages.home}">回到概况</a>`
    : html`<a href="/">回到首页</a>`;
  if (status === 401) return html`<a href="${SIGN_IN_PATH}">去登录</a> · ${home}`;
  // A form is resent from its own page, which still has the input.
  if (request.method === 'POST') return html`请返回上一页修改后再提交。${home}`;
  // An empty href means this URL; the requested path could start with another host (`//…`).
  return status === 404 ? home : html`<a href="">重新打开</a> · ${home}`;
}

const durationText = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;

const errorIdOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';

/**
 * The only place that turns an exception into a response: a page for browser navigation, otherwise an
 * envelope.
 */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const answer = answerTo(thrown, request);
    response.setHeader('Cache-Control', 'no-store');
    if (answer.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(answer.retryAfterSeconds));
    if (wantsPage(request, answer.status)) return sendFailurePage(request, response, answer);
    response.status(answer.status).json(failureEnvelope(answer));
  }
}
