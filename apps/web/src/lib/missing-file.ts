import { showToast } from '@qicheng/ui/toast';
import { catalogue } from './error-catalogue.js';
import { pageFailed } from './page-failure.js';

const reported = new WeakSet<object>();

/** Announces that the site was updated and offers a reload; the page itself still works. */
export const offerReload = (): void =>
  showToast('info', catalogue.siteUpdated, { label: '重新加载', run: () => window.location.reload() });

/** Handles Vite's report of a script or style sheet of an older release that no longer exists. */
export function reportMissingFile({ payload }: { payload: Error }): void {
  reported.add(payload);
  pageFailed('missingFile');
  offerReload();
}

/** Whether an error was passed to {@link reportMissingFile}. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && reported.has(error);
