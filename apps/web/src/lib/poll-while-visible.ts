interface PollOptions {
  /** Polling interval of a visible page. */
  everyMs: number;
  /** Returning to the window polls at once, but not on every switch between two windows. */
  minIntervalMs: number;
  /** A failure is left to the next poll. */
  poll: () => Promise<void>;
}

/**
 * Polls while the page is visible, until the signal aborts. A request of a few bytes needs no open
 * connection, so it passes every proxy, ends with the session and holds no resources on the server.
 */
export function pollWhileVisible(signal: AbortSignal, { everyMs, minIntervalMs, poll }: PollOptions): void {
  let polledAt = Date.now();
  const pollIfDue = (minInterval: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - polledAt < minInterval) return;
    polledAt = Date.now();
    poll().catch(() => undefined);
  };
  const onReturn = () => pollIfDue(minIntervalMs);
  const timer = setInterval(() => pollIfDue(0), everyMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
}
