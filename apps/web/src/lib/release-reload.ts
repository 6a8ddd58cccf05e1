import { showToast } from '@qicheng/ui/toast';
import { catalogue } from './error-catalogue.js';
import { pageFailed } from './page-failure.js';

const KEY = 'reloaded_at';
/** After an automatic reload no other follows for this long: a file that stays missing causes no loop. */
const MIN_INTERVAL_MS = 300_000;
const RETRY_MS = 1_000;
const MAX_RETRIES = 60;

const TEXT_FIELDS = 'textarea, input, [contenteditable="true"]';
const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether a release other than the one that runs in this page is being served; false if nothing answers. */
async function hasNewRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const init: RequestInit = { headers: { accept: 'text/html' }, cache: 'no-store' };
    const page = await fetch(window.location.href, init);
    return page.ok && !(await page.text()).includes(entry);
  } catch {
    return false;
  }
}

/**
 * Whether a reload would interrupt typing or lose text. Editors store their text when `beforeunload` is
 * dispatched, and refuse it while some is not stored; fields of a dialog are not stored.
 */
function wouldDisturb(): boolean {
  if (document.activeElement?.matches(TEXT_FIELDS)) return true;
  const hasOpenForm = [...document.querySelectorAll(DIALOGS)].some((dialog) =>
    dialog.querySelector(TEXT_FIELDS),
  );
  return hasOpenForm || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Records an automatic reload; false if one was just made, or storage is blocked and a loop is possible. */
function recordReload(): boolean {
  try {
    const last = Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10);
    if (Date.now() - last < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

const reloadPage = () => window.location.reload();

/** Announces that a file is missing and offers a reload; the page itself still works. */
const offer = (text: string, reload: () => void): void =>
  showToast('info', text, { label: '重新加载', run: reload });

async function recover(reload: () => void): Promise<void> {
  if (!(await hasNewRelease())) return offer(catalogue.chunkMissing, reload);
  for (let tries = 0; tries <= MAX_RETRIES; tries++) {
    if (!wouldDisturb()) return recordReload() ? reload() : offer(catalogue.siteUpdated, reload);
    if (tries === 0) offer(catalogue.siteUpdated, reload);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

let running: Promise<void> | null = null;

/**
 * Reloads the page once if a new release has replaced its files, as soon as no typed text would be lost;
 * otherwise, or if the file is missing for another reason, the visitor is offered a reload.
 */
export function recoverFromMissingFile(reload: () => void = reloadPage): Promise<void> {
  running ??= recover(reload).finally(() => (running = null));
  return running;
}

/** Says once that the page was reloaded for a new release. */
export function announceReload(): void {
  try {
    const mark = sessionStorage.getItem(KEY);
    if (mark === null || mark.endsWith(' told')) return;
    sessionStorage.setItem(KEY, `${mark} told`);
    showToast('info', catalogue.reloaded);
  } catch {
    // Blocked storage contains no mark.
  }
}

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
