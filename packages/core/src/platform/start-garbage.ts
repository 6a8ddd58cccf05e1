import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees what only the start of the process needed: V8 would keep it, and would let the heap grow in proportion to it. Takes about
 * a tenth of a second.
 */
export function freeStartGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
