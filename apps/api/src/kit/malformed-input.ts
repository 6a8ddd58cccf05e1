import { findUnsafeText } from '@qicheng/contract/kit/unsafe-text';
import type { RequestHandler } from 'express';

/** The request cannot be parsed; `message` is in Chinese and shown to the caller. Status 400 by default. */
export class MalformedInputError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'MalformedInputError';
  }
}

/**
 * Rejects U+0000 in path and query [principle 7]. Both are percent-encoded, and their decoders never produce
 * a lone surrogate.
 */
export const refuseUnsafeAddress: RequestHandler = (request, _response, next) =>
  next(request.url.includes('%00') ? new MalformedInputError('地址含有无法使用的字符') : undefined);

/** Rejects a parsed body that cannot be stored. Upload fields are parsed later, by their own handler. */
export const refuseUnsafeBody: RequestHandler = (request, _response, next) => {
  const unsafe = request.body === undefined ? null : findUnsafeText(request.body);
  next(unsafe === null ? undefined : new MalformedInputError(unsafe));
};
