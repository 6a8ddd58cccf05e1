import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks until the answer is yes; gives the seconds that it took. An error is a no.
 * @param {() => Promise<unknown>} question @param {{ limitMs?: number, everyMs?: number, what?: string }} [options]
 */
export async function until(
  question,
  { limitMs = 120_000, everyMs = 50, what = 'what was waited for' } = {},
) {
  const began = performance.now();
  let last = '';
  for (;;) {
    try {
      if (await question()) return secondsSince(began);
    } catch (error) {
      last = ` (${error instanceof Error ? error.message : error})`;
    }
    if (performance.now() - began > limitMs)
      throw new Error(`${what} did not come within ${limitMs / 1000} s${last}`);
    await pause(everyMs);
  }
}

/**
 * What `work` comes to; `step` is done again and again until then.
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

/** Does `step` again and again for so long. @param {number} ms @param {() => Promise<unknown>} step */
export const repeatFor = (ms, step) => meanwhile(pause(ms), step);

/** @param {number} began by `performance.now()` */
export const secondsSince = (began) => (performance.now() - began) / 1000;

/** What a call came to and how long it took; never throws. @param {() => Promise<unknown>} call */
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

/** The share of values that lies below the answer. @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
