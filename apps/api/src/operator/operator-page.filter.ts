import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { Failure } from '@qicheng/core/platform';
import type { Response } from 'express';
import { wireFailureOf } from '../failures.js';
import { MalformedInput } from '../kit/malformed-input.js';
import { requestIdOf, requestLog } from '../kit/request-log.js';
import type { OperatorRequest } from './operator.guard.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { html } from '../kit/page/html.js';
import { sendPage } from '../kit/page/send-page.js';

/** What went wrong, as a page; without a session it leads to the sign-in. */
@Catch()
export class OperatorPageFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<OperatorRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    if (thrown instanceof Failure && thrown.reason === 'unauthenticated') {
      response.set('Cache-Control', 'no-store').redirect(303, operatorPages.signIn);
      return;
    }
    const { status, title, text } = explain(thrown, request);
    const body = html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a href="${operatorPages.home}">回到概况</a></p>`;
    sendPage(response, { title, path: request.path, viewer: request.viewer ?? null, body }, status);
  }
}

function explain(thrown: unknown, request: OperatorRequest): { status: number; title: string; text: string } {
  if (thrown instanceof Failure && thrown.reason === 'forbidden') {
    return {
      status: 403,
      title: '不能执行',
      text: '您的角色没有这项权限，或者页面已经过期。请回到概况重新打开。',
    };
  }
  if (thrown instanceof Failure) {
    const { status, message } = wireFailureOf((thrown as Failure).reason);
    const text = `${message}。没有保存任何改动。`;
    return { status: Math.max(status, 400), title: '没有完成', text };
  }
  if (thrown instanceof NotFoundException)
    return { status: 404, title: '没有这一页', text: '地址可能写错了，或者这一页已经移走。' };
  if (thrown instanceof MalformedInput) return { status: 400, title: '内容不正确', text: thrown.message };
  const id = requestIdOf(request);
  requestLog(request).error({ err: thrown, id }, 'unexpected failure of an operator page');
  return { status: 500, title: '服务出了点问题', text: `没有保存任何改动。排查时请提供编号 ${id}。` };
}
