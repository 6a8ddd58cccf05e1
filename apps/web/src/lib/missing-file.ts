import { pageFailed } from './page-failure.js';
import { recoverFromMissingFile } from './release-reload.js';

const reported = new WeakSet<object>();

/** Handles Vite's report of a script or style sheet of an older release that no longer exists. */
export function reportMissingFile({ payload }: { payload: Error }): void {
  reported.add(payload);
  pageFailed('missingFile');
  void recoverFromMissingFile();
}

/** Whether an error, or its cause, was passed to {@link reportMissingFile}. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && (reported.has(error) || isMissingFile(error.cause));
