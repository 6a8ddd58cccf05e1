import { pollWhileVisible } from '#src/lib/run-when.js';
import { refreshUnread } from './api/messages.js';

const EVERY_MS = 30_000;
const MIN_INTERVAL_MS = 5_000;

/** Polls the number of unread messages while the page is visible; returns the function that stops it. */
export function watchUnread(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const ask = () => refreshUnread(signal);
  if (document.visibilityState !== 'hidden') ask().catch(() => undefined);
  pollWhileVisible(signal, { everyMs: EVERY_MS, minIntervalMs: MIN_INTERVAL_MS, poll: ask });
  return () => ended.abort();
}
