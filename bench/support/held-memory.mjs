// What a process still holds once its garbage is collected: what is resident tells more of the collector than of leaks.
import path from 'node:path';
import { preload } from './preload.mjs';

const SETTLED_MS = 300;

/** The environment of a process whose held memory is to be read. */
export const READS_HELD_MEMORY = preload(path.join(import.meta.dirname, 'collect-on-signal.mjs'));

/** @param {import('node:child_process').ChildProcess} child @param {number | string} metricsPort @returns {Promise<number>} */
export async function heldBytes(child, metricsPort) {
  child.kill('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
    .map((name) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(metrics)?.[1]))
    .reduce((sum, bytes) => sum + bytes);
}
