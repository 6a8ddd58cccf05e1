import { type CommonFailure, Failure } from '../failure.js';

/** The caller's own share is full, or everybody's is; both say when it is worth trying again [load queues]. */
export function loadRefusal(isOwnShare: boolean, waitSeconds: number): Failure<CommonFailure> {
  // Without jitter everybody who was refused would come back in the same second.
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds * (0.8 + Math.random() * 0.4)));
  return new Failure(isOwnShare ? 'tooManyRequests' : 'busy', { retryAfterSeconds });
}
