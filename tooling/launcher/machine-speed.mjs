// Measures how slow this machine currently is, so that test limits can be scaled.
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** The duration of the fixed workload on an idle core of a current cloud server. */
const REFERENCE_MS = 50;
const ROUNDS = 3;

/** Text, numbers and garbage in the proportions of a test run; a constant amount. */
function fixedWork() {
  let checksum = 0;
  for (let round = 0; round < 8; round += 1) {
    const entries = Array.from({ length: 4000 }, (_, index) => ({
      id: index,
      text: `第 ${index * round} 项`,
    }));
    const copy = JSON.parse(JSON.stringify(entries));
    for (const { id, text } of copy) checksum = (checksum * 31 + id + text.replace(/\d+/u, '').length) | 0;
    copy.sort((one, other) => (one.text < other.text ? -1 : 1));
  }
  return checksum;
}

/**
 * Measures the fixed workload on every core at once, as tests use them.
 * @returns {Promise<number>} at least 1; 4 means that the cores are four times slower than the reference
 */
export async function measureSpeedScale() {
  const times = await Promise.all(Array.from({ length: os.availableParallelism() }, timeOnOneThread));
  return Math.max(1, Math.round((Math.max(...times) / REFERENCE_MS) * 10) / 10);
}

/** @returns {Promise<number>} milliseconds of the median round */
function timeOnOneThread() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread && parentPort) {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    fixedWork();
    return performance.now() - started;
  });
  parentPort.postMessage(times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]);
}
