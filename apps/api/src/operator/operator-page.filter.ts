import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { Failure } from '@qicheng/core/platform';
import type { Response } from 'express';
import { answerTo } from '../kit/failure-answer.js';
import { html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { sendPage } from '../kit/page/send-page.js';
import { requestIdOf } from '../kit/request-log.js';
import type { OperatorRequest } from './operator.guard.js';

/** Renders the error as a page; without a session it redirects to the sign-in. */
@Catch()
export class OperatorPageFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<OperatorRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    if (thrown instanceof Failure && thrown.reason === 'unauthenticated') {
      response.set('Cache-Control', 'no-store').redirect(303, operatorPages.signIn);
      return;
    }
    const { status, title, text, retryAfterSeconds } = explain(thrown, request);
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    const body = html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a href="${operatorPages.home}">回到概况</a></p>`;
    sendPage(response, { title, path: request.path, viewer: request.viewer ?? null, body }, status);
  }
}

interface Explanation {
  status: number;
  title: string;
  text: string;
  retryAfterSeconds?: number | undefined;
}

function explain(thrown: unknown, request: OperatorRequest): Explanation {
  if (thrown instanceof Failure && thrown.reason === 'forbidden') {
    return {
      status: 403,
      title: '不能执行',
      text: '您的角色没有这项权限，或者页面已经过期。请回到概况重新打开。',
    };
  }
  const { status, msg, retryAfterSeconds } = answerTo(thrown, request);
  if (status === 500) {
    const text = `没有保存任何改动。排查时请提供编号 ${requestIdOf(request)}。`;
    return { status, title: '服务出了点问题', text };
  }
  if (status === 404 && !(thrown instanceof Failure))
    return { status, title: '没有这一页', text: '地址可能写错了，或者这一页已经移走。' };
  const text = `${msg}。没有保存任何改动。`;
  // A business refusal is HTTP 200 on the wire, but a page that did nothing must not look successful.
  return { status: Math.max(status, 400), title: '没有完成', text, retryAfterSeconds };
}
