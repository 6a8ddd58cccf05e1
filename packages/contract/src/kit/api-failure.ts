import type { FailureReason } from '../failures.js';

interface FailureDetail {
  reason?: FailureReason | null;
  data?: unknown;
  retryAfterSeconds?: number | null;
}

/** A refusal with the server's message, or a transport error (`status` 0 if there was no response). */
export class ApiFailure extends Error {
  /** The failure's reason; null if the response is not from our server. The message is for display only. */
  readonly reason: FailureReason | null;
  readonly data: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    { reason = null, data = null, retryAfterSeconds = null }: FailureDetail = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.reason = reason;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a call failed for one of these reasons. */
export const isFailure = (error: unknown, ...reasons: readonly FailureReason[]): error is ApiFailure =>
  error instanceof ApiFailure && error.reason !== null && reasons.includes(error.reason);
