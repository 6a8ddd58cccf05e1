import { getImport } from '@qicheng/contract/resume-import/import.contract';
import { ApiFailure, call } from '#src/lib/api.js';
import type { ImportState } from './send-import.js';

/** Most files are parsed within seconds; slower ones are polled less often. */
const POLL_MS = 800;
const SLOW_POLL_MS = 3_000;
const SOON = 30;
const MAX_FAILURES = 5;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    });
  });

/** Whether the network or the server's load is the cause, so that a retry may help. */
export const isTransient = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

export const checkImport = (importId: string, signal: AbortSignal): Promise<ImportState> =>
  call(getImport, { importId }, { signal });

/** Polls an import until it is finished; a brief network failure does not end it. */
export async function followImport(
  started: ImportState,
  signal: AbortSignal,
  onStage: (state: ImportState) => void,
  check: (importId: string, signal: AbortSignal) => Promise<ImportState> = checkImport,
): Promise<ImportState> {
  let state = started;
  let failures = 0;
  for (let looks = 0; state.finishedAt === null; looks += 1) {
    onStage(state);
    await pause(looks < SOON ? POLL_MS : SLOW_POLL_MS, signal);
    try {
      state = await check(state.importId, signal);
      failures = 0;
    } catch (failure) {
      failures += 1;
      if (!isTransient(failure) || failures > MAX_FAILURES) throw failure;
    }
  }
  return state;
}
