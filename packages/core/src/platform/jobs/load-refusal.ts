import { type CommonFailure, Failure } from '../failure.js';

/** The caller's own quota is full, or the shared one is; both say when to retry [load queues]. */
export function loadRefusal(isOwnShare: boolean, waitSeconds: number): Failure<CommonFailure> {
  // Without jitter all refused callers would retry in the same second.
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds * (0.8 + Math.random() * 0.4)));
  return new Failure(isOwnShare ? 'tooManyRequests' : 'busy', { retryAfterSeconds });
}
