import { isDatabaseUnavailable, isOutcomeUnknown } from '@qicheng/db';
import { type CommonFailure, Failure } from './failure.js';

const TRIES = 2;
const RETRY_SECONDS = 5;

/**
 * A charged or counted write whose refusal must be final. If its answer is lost, it may have been or may
 * still be committed; then `settle` decides: a result means that it was committed and is the answer; null
 * means that it can no longer commit, and the error is a refusal. While neither is certain, it is
 * `unsettled`.
 */
export async function settled<Result>(
  write: () => Promise<Result>,
  settle: () => Promise<Result | null>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const result = await decided(settle);
    if (result === null) throw error;
    return result;
  }
}

async function decided<Result>(settle: () => Promise<Result | null>): Promise<Result | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await settle();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (tries === TRIES) throw unsettled();
    }
  }
}

/** It is unknown whether the request was accepted; a retry with the same key is safe. */
export const unsettled = (): Failure<CommonFailure> =>
  new Failure('unsettled', { retryAfterSeconds: RETRY_SECONDS });
