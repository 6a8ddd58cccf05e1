// What a process still holds once its garbage is collected: what is resident tells more of the collector than of leaks.
import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { metricsAt, sumOf } from './metrics.mjs';
import { preload } from './preload.mjs';

const SETTLED_MS = 300;
const HELD = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];

/** The environment of a process whose held memory is to be read. */
export const READS_HELD_MEMORY = preload(path.join(import.meta.dirname, 'collect-on-signal.mjs'));

/** @param {import('node:child_process').ChildProcess} child @param {number | string} metricsPort @returns {Promise<number>} */
export async function heldBytes(child, metricsPort) {
  child.kill('SIGUSR2');
  await pause(SETTLED_MS);
  const metrics = await metricsAt(metricsPort);
  const [heap, external] = HELD.map((name) => sumOf(metrics, name));
  // What is not told must not pass for nothing held.
  assert.ok(heap > 0 && external > 0, 'the metrics do not tell what is held');
  return heap + external;
}
