import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { answerTo, failureEnvelope } from './failure-answer.js';
import { sendFailurePage } from './page/failure-page.js';
import { wantsPage } from './page/wants-page.js';

/** The only place where an exception becomes a response: a page for a browser that navigates, else an envelope. */
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
