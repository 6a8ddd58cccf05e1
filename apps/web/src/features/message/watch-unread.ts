import { refreshUnread } from './api/messages.js';

/** How often a visible page asks whether something was told. */
const ASK_MS = 30_000;
/** Coming back to the window asks at once, but not for every click between two windows. */
const SOONEST_MS = 5_000;

/** Keeps the count of unread messages fresh while the page is looked at; gives back what ends it. */
export function watchUnread(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let askedAt = 0;
  const ask = (soonest: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < soonest) return;
    askedAt = Date.now();
    // A failure is left to the next question.
    refreshUnread(signal).catch(() => undefined);
  };
  const onReturn = () => ask(SOONEST_MS);
  const timer = setInterval(() => ask(0), ASK_MS);
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  ask(0);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}
