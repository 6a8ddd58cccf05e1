import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until the condition holds and returns the seconds that it took. An error counts as not yet.
 * @param {() => Promise<unknown>} condition @param {{ limitMs?: number, everyMs?: number, what?: string }} [options]
 */
export async function until(
  condition,
  { limitMs = 120_000, everyMs = 50, what = 'what was waited for' } = {},
) {
  const began = performance.now();
  let last = '';
  for (;;) {
    try {
      if (await condition()) return secondsSince(began);
    } catch (error) {
      last = ` (${error instanceof Error ? error.message : error})`;
    }
    if (performance.now() - began > limitMs)
      throw new Error(`${what} did not come within ${limitMs / 1000} s${last}`);
    await pause(everyMs);
  }
}

/**
 * Returns the result of `work`; repeats `step` until then.
 * @template Result @param {Promise<Result>} work @param {() => Promise<unknown>} step @returns {Promise<Result>}
 */
export async function meanwhile(work, step) {
  let isOver = false;
  const repeat = async () => {
    while (!isOver) await step();
  };
  const [result] = await Promise.all([work.finally(() => (isOver = true)), repeat()]);
  return result;
}

/** Repeats `step` for `ms` milliseconds. @param {number} ms @param {() => Promise<unknown>} step */
export const repeatFor = (ms, step) => meanwhile(pause(ms), step);

/** @param {number} began from `performance.now()` */
export const secondsSince = (began) => (performance.now() - began) / 1000;

/** Returns the result of a call and its duration; never throws. @param {() => Promise<unknown>} call */
export async function timed(call) {
  const began = performance.now();
  try {
    const value = await call();
    return { ok: true, status: 200, value, seconds: secondsSince(began) };
  } catch (error) {
    const status = /** @type {{ status?: number }} */ (error).status ?? 0;
    return { ok: false, status, error: String(error), seconds: secondsSince(began) };
  }
}

/** Returns the quantile of the values at `share`. @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
