interface Question {
  /** Polling interval of a visible page. */
  everyMs: number;
  /** Returning to the window polls at once, but not on every switch between two windows. */
  soonestMs: number;
  /** A failure is left to the next poll. */
  ask: () => Promise<void>;
}

/**
 * Polls while the page is visible, until the signal aborts. A request of a few bytes needs no open
 * connection, so it passes every proxy, ends with the session and holds no resources on the server.
 */
export function askWhileSeen(signal: AbortSignal, { everyMs, soonestMs, ask }: Question): void {
  let askedAt = Date.now();
  const askAgain = (soonest: number) => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < soonest) return;
    askedAt = Date.now();
    ask().catch(() => undefined);
  };
  const onReturn = () => askAgain(soonestMs);
  const timer = setInterval(() => askAgain(0), everyMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
}
