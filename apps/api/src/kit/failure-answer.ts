import { HttpException } from '@nestjs/common';
import type { FailureReason } from '@qicheng/contract/failures';
import { interviewSavedAnswer } from '@qicheng/contract/interview/index';
import { applicationDetail } from '@qicheng/contract/job-application/index';
import { editableResume } from '@qicheng/contract/resume/index';
import { Failure, isReferenceGone, isStoreUnavailable } from '@qicheng/core/platform';
import type { Request } from 'express';
import { z } from 'zod';
import { wireFailureOf } from '../failures.js';
import { MalformedInputError } from './malformed-input.js';
import { requestIdOf, requestLog } from './request-log.js';

/** An exception as shown to the caller, before it is rendered as an envelope or a page. */
export interface FailureAnswer {
  status: number;
  code: number;
  msg: string;
  reason: FailureReason;
  data?: unknown;
  retryAfterSeconds?: number;
}

/** Default if the duration is unknown: a temporary refusal always has a retry time. */
const BUSY_RETRY_SECONDS = 5;

// Refusals before a handler that callers can meet, by status; any other is malformed input.
const TRANSPORT_REASONS: Record<number, FailureReason> = {
  401: 'unauthenticated',
  404: 'notFound',
  413: 'bodyTooLarge',
  415: 'mediaTypeUnsupported',
};

// Failures with data beyond a message, and the codec of that data.
const SHOWN: Readonly<Partial<Record<FailureReason, z.core.$ZodType>>> = {
  resumeVersionConflict: editableResume,
  interviewAnswerStale: interviewSavedAnswer,
  applicationStale: applicationDetail,
  applicationMoved: applicationDetail,
};

/** The response to an error; unexpected ones are logged with the id in the response. */
export function answerTo(thrown: unknown, request: Request): FailureAnswer {
  if (thrown instanceof Failure) return failureAnswer(thrown as Failure);
  if (thrown instanceof MalformedInputError) return transportAnswer(thrown.status, thrown.message);
  const status = transportStatus(thrown);
  if (status !== null) return transportAnswer(status);
  if (isStoreUnavailable(thrown)) return failureAnswer(new Failure('busy'));
  if (isReferenceGone(thrown)) return failureAnswer(new Failure('referenceGone'));
  const id = requestIdOf(request);
  requestLog(request).error({ err: thrown, id }, 'unexpected failure');
  return { ...failureAnswer(new Failure('unexpected')), data: { id } };
}

/** The body of a non-page response. */
export const failureEnvelope = ({ code, msg, reason, data = null }: Omit<FailureAnswer, 'status'>) => ({
  code,
  msg,
  reason,
  data,
});

function transportAnswer(status: number, ownMessage?: string): FailureAnswer {
  const { reason, code, message } = wireFailureOf(TRANSPORT_REASONS[status] ?? 'invalidInput');
  return { status, code, reason, msg: ownMessage ?? message };
}

/** The response to a failure that was not thrown. */
export function failureAnswer(failure: Failure): FailureAnswer {
  const { reason, status, code, message, messageAbout } = wireFailureOf(failure.reason);
  const retryAfterSeconds = failure.retryAfterSeconds ?? (status === 503 ? BUSY_RETRY_SECONDS : undefined);
  return {
    status,
    code,
    reason,
    msg: failure.about === undefined ? message : (messageAbout?.(failure.about) ?? message),
    data: shownData(reason, failure.data),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** Data of a failure beyond its message, by wire names; null for almost all. */
function shownData(reason: FailureReason, data: unknown): unknown {
  const schema = SHOWN[reason];
  return schema && data !== undefined ? z.encode(schema, data) : null;
}

/** A 4xx raised by Nest, the body parser or the upload parser; anything else is our own error. */
function transportStatus(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus() < 500 ? thrown.getStatus() : null;
  if (!(thrown instanceof Error) || !('status' in thrown)) return null;
  const { status } = thrown;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
