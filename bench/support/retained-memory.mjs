// The memory that a process retains after garbage collection: resident size depends more on the collector than on
// leaks.
import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { metricsAt, sumOf } from './metrics.mjs';
import { preload } from './preload.mjs';

const SETTLED_MS = 300;
const HELD = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];

/** The environment of a process whose retained memory is to be read. */
export const READS_RETAINED_MEMORY = preload(path.join(import.meta.dirname, 'collect-on-signal.mjs'));

/** @param {import('node:child_process').ChildProcess} child @param {number | string} metricsPort @returns {Promise<number>} */
export async function retainedBytes(child, metricsPort) {
  child.kill('SIGUSR2');
  await pause(SETTLED_MS);
  const metrics = await metricsAt(metricsPort);
  const [heap, external] = HELD.map((name) => sumOf(metrics, name));
  // A missing value must not count as zero.
  assert.ok(heap > 0 && external > 0, 'the metrics do not tell what is held');
  return heap + external;
}
