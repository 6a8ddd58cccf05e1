import { showToast } from '@qicheng/ui/toast';
import { catalogue } from './error-catalogue.js';
import { pageFailed } from './page-failure.js';

const reported = new WeakSet<object>();

/** Says that the site has changed, and offers to load the page again; the page itself still works. */
export const offerReload = (): void =>
  showToast('info', catalogue.siteUpdated, { label: '重新加载', run: () => window.location.reload() });

/** A script or style sheet of an older release is gone, as Vite reports it. */
export function reportMissingFile({ payload }: { payload: Error }): void {
  reported.add(payload);
  pageFailed('missingFile');
  offerReload();
}

/** Whether an error is one that {@link reportMissingFile} was given. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && reported.has(error);
