import {
  type ArgumentsHost,
  HttpException,
  NotFoundException,
  PayloadTooLargeException,
} from '@nestjs/common';
import { Failure } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { FailureFilter } from './failure.filter.js';
import { createLogger } from './logger.js';
import { MalformedInputError } from './malformed-input.js';
import { requestLogger } from './request-log.js';

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The response to an error. */
function answered(thrown: unknown): Answered {
  const answer: Answered = { status: 0, headers: {}, body: null };
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => (answer.headers[name] = value),
    status: (status: number) => {
      answer.status = status;
      return { json: (body: unknown) => (answer.body = body) };
    },
  };
  const request = {
    method: 'POST',
    originalUrl: '/',
    headers: {},
    get: () => undefined,
  } as unknown as Request;
  requestLogger(createLogger('silent'))(request, response as unknown as Response, () => undefined);
  const http = { getRequest: () => request, getResponse: () => response };
  new FailureFilter().catch(thrown, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return answer;
}

describe('a temporary refusal', () => {
  it('has a retry time, by default if none is known', () => {
    expect(answered(new Failure('busy'))).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    const known = new Failure('busy', { retryAfterSeconds: 40 });
    expect(answered(known)).toMatchObject({ status: 503, headers: { 'Retry-After': '40' } });
  });

  it('is distinct from a permanent one', () => {
    expect(answered(new Failure('notFound')).headers).not.toHaveProperty('Retry-After');
  });
});

describe('the envelope of a failure', () => {
  it.each<[string, unknown, object]>([
    ['a feature', new Failure('aiCountsExhausted'), { status: 200, reason: 'aiCountsExhausted' }],
    ['malformed input', new MalformedInputError('请输入手机号'), { status: 400, reason: 'invalidInput' }],
    ['no session', new Failure('unauthenticated'), { status: 401, reason: 'unauthenticated' }],
    ['two tokens', new MalformedInputError('请重新登录', 401), { status: 401, reason: 'unauthenticated' }],
    ['a missing permission', new Failure('forbidden'), { status: 403, reason: 'forbidden' }],
    ['an unknown path', new NotFoundException(), { status: 404, reason: 'notFound' }],
    ['an unsupported method', new HttpException('', 405), { status: 405, reason: 'invalidInput' }],
    ['a body that is too large', new PayloadTooLargeException(), { status: 413, reason: 'bodyTooLarge' }],
    [
      'an unsupported media type',
      new MalformedInputError('x', 415),
      { status: 415, reason: 'mediaTypeUnsupported' },
    ],
    ['a limit', new Failure('tooManyRequests'), { status: 429, reason: 'tooManyRequests' }],
    [
      'an object deleted in the meantime',
      Object.assign(new Error('x'), { code: 'P2003' }),
      { status: 404, reason: 'referenceGone' },
    ],
    ['overload', new Failure('busy'), { status: 503, reason: 'busy' }],
    ['an unforeseen error', new Error('unforeseen'), { status: 500, reason: 'unexpected' }],
  ])('contains the reason: %s', (_name, thrown, { status, reason }: { status?: number; reason?: string }) => {
    const answer = answered(thrown);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code: 0, reason, msg: expect.any(String) });
    expect(Object.keys(answer.body as object)).toEqual(['code', 'msg', 'reason', 'data']);
  });
});
