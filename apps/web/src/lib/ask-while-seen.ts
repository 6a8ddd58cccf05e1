interface Question {
  /** How often a visible page asks. */
  everyMs: number;
  /** Coming back to the window asks at once, but not for every click between two windows. */
  soonestMs: number;
  /** A failure is left to the next question. */
  ask: () => Promise<void>;
}

/**
 * Asks from time to time while the page is looked at, until the signal ends it. A question of a few bytes needs no open
 * connection, so it passes every proxy, ends with the session by itself and holds nothing on the server.
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
