import type { ProofOfWork } from './api/proof-of-work.js';

type Work = Pick<ProofOfWork, 'salt' | 'target' | 'iterations' | 'range'>;

interface SolveOptions {
  signal: AbortSignal;
  /** Called with the share of the range that was tried, in whole percent. */
  onPercent: (percent: number) => void;
}

// A phone stays usable with half of its cores.
const MAX_AT_ONCE = 4;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** False on a page opened without HTTPS, where browsers offer no Web Crypto. */
export const canSolve = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Searches the number that derives the target, with Web Crypto, which computes in threads of the browser: the page
 * stays responsive without a worker. Null if aborted, or if no number of the range does.
 */
export async function solveProofOfWork(
  work: Work,
  { signal, onPercent }: SolveOptions,
): Promise<number | null> {
  const { salt, target, iterations, range } = work;
  const key = await crypto.subtle.importKey('raw', bytesOf(salt), 'PBKDF2', false, ['deriveBits']);
  let next = 0;
  let found: number | null = null;
  const search = async () => {
    while (found === null && next < range && !signal.aborted) {
      const number = next;
      next += 1;
      const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(String(number)), iterations };
      if (hexOf(await crypto.subtle.deriveBits(algorithm, key, 256)) === target) found = number;
      if ((number * 100) % range < 100) onPercent(Math.floor((number * 100) / range));
    }
  };
  const cores = Math.max(1, Math.floor((navigator.hardwareConcurrency || 2) / 2));
  await Promise.all(Array.from({ length: Math.min(MAX_AT_ONCE, cores) }, search));
  return signal.aborted ? null : found;
}
