import { type CircuitBreakerPolicy, circuitBreaker, CountBreaker, handleWhen } from 'cockatiel';
import { LedgerRefusal, ModelError } from './model-error.js';

const TROUBLE = new Set(['unavailable', 'timedOut']);

/** An unusable answer, a limit of ours and a reader who left say nothing about the provider. */
const isProviderTrouble = (error: Error): boolean =>
  error instanceof ModelError && !(error instanceof LedgerRefusal) && TROUBLE.has(error.kind);

/** Opens for 30 s after half of the last 20 calls met trouble of the provider; then one call tries whether it is over. */
export const createProviderBreaker = (): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isProviderTrouble), {
    halfOpenAfter: 30_000,
    // It opens above the threshold, not at it.
    breaker: new CountBreaker({ size: 20, minimumNumberOfCalls: 10, threshold: 0.49 }),
  });
