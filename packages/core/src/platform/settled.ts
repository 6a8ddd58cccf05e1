import { isDatabaseUnavailable, isOutcomeUnknown } from '@qicheng/db';
import { type CommonFailure, Failure } from './failure.js';

const TRIES = 2;
const RETRY_SECONDS = 5;

/**
 * A write that is charged or counted, whose refusal must hold. When its answer is lost, it may have been committed, or
 * may be committed later. Then `settle` decides: what it finds was committed and is the answer; null means that the
 * write cannot be committed any more, and the error is a refusal. As long as nobody can decide, it is `unsettled`.
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

/** Nobody can say whether what was asked for was taken; asked again with the same key, it is the same. */
export const unsettled = (): Failure<CommonFailure> =>
  new Failure('unsettled', { retryAfterSeconds: RETRY_SECONDS });
