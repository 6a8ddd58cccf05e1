// Requests a URL repeatedly from a worker thread, so that the suite's own load does not add to the measured times.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { repeatFor, timed } from './wait.mjs';

/**
 * Returns the seconds of each response; an unsuccessful response throws.
 * @param {string} url @param {number} forMs @returns {Promise<number[]>}
 */
export async function probe(url, forMs) {
  const [seconds] = await once(
    new Worker(fileURLToPath(import.meta.url), { workerData: { url, forMs } }),
    'message',
  );
  return seconds;
}

async function answer({ url, forMs }) {
  const seconds = [];
  await repeatFor(forMs, async () => {
    const one = await timed(async () => {
      const response = await fetch(url);
      await response.text();
      if (!response.ok) throw new Error(`${url} says ${response.status}`);
    });
    if (!one.ok) throw new Error(one.error);
    seconds.push(one.seconds);
    await pause(10);
  });
  parentPort?.postMessage(seconds);
}

if (!isMainThread) await answer(workerData);
