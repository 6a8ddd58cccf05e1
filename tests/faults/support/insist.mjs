import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '#bench/support/client.mjs';

const AGAIN_MS = 100;

/**
 * Retries like a browser: repeats the same request after a refused connection, a cut response, a 5xx or a 429.
 * @template Result @param {() => Promise<Result>} attempt @param {{ limitMs?: number }} [options]
 * @returns {Promise<Result>}
 */
export async function insist(attempt, { limitMs = 180_000 } = {}) {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isFinal = error instanceof Refused && error.status < 500 && error.status !== 429;
      if (isFinal || Date.now() > end) throw error;
      await pause(AGAIN_MS);
    }
  }
}
