import { HttpException } from '@nestjs/common';
import { Failure, isStoreUnavailable } from '@qicheng/core/platform';
import type { Request } from 'express';
import { wireFailureOf } from '../failures.js';
import { encodeFailureData } from './failure-data.js';
import { MalformedInputError } from './malformed-input.js';
import { requestIdOf, requestLog } from './request-log.js';

/** What a caller hears of a thrown thing, before it is known whether it becomes an envelope or a page. */
export interface FailureAnswer {
  status: number;
  code: number;
  msg: string;
  data?: unknown;
  retryAfterSeconds?: number;
}

/** When nobody can tell how long the trouble lasts: a refusal of the moment always says when to come back. */
const BUSY_RETRY_SECONDS = 5;

// Transport refusals of Nest and Express that a caller can meet, worded for people.
const TRANSPORT_MESSAGES: Record<number, string> = {
  400: '请求内容不正确',
  404: '请求错误，未找到该资源',
  413: '内容过大，请精简后再试',
  415: '请求格式不支持',
};

/** The answer to what was thrown; what nobody foresaw is logged under the id that the answer carries. */
export function answerTo(thrown: unknown, request: Request): FailureAnswer {
  if (thrown instanceof Failure) return failureAnswer(thrown as Failure);
  if (thrown instanceof MalformedInputError) return { status: thrown.status, code: 0, msg: thrown.message };
  const status = transportStatus(thrown);
  if (status !== null) return { status, code: 0, msg: TRANSPORT_MESSAGES[status] ?? '请求内容不正确' };
  if (isStoreUnavailable(thrown)) return failureAnswer(new Failure('busy'));
  const id = requestIdOf(request);
  requestLog(request).error({ err: thrown, id }, 'unexpected failure');
  return { status: 500, code: 0, msg: '服务出了点问题，请稍后再试', data: { id } };
}

function failureAnswer(failure: Failure): FailureAnswer {
  const { status, code, message, messageAbout } = wireFailureOf(failure.reason);
  const retryAfterSeconds = failure.retryAfterSeconds ?? (status === 503 ? BUSY_RETRY_SECONDS : undefined);
  return {
    status,
    code,
    msg: failure.about === undefined ? message : (messageAbout?.(failure.about) ?? message),
    data: encodeFailureData(failure),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** A 4xx raised by Nest, the body parser or the upload parser; anything else is ours to explain. */
function transportStatus(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus() < 500 ? thrown.getStatus() : null;
  if (!(thrown instanceof Error) || !('status' in thrown)) return null;
  const { status } = thrown;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
