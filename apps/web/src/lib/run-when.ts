const ACTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Runs a callback once, when the person first moves the pointer, touches or scrolls the page or presses a key: the
 * time to load what the next press may need. The returned function stops waiting.
 */
export function onFirstAct(run: () => void): () => void {
  const stop = () => {
    for (const event of ACTS) window.removeEventListener(event, act, true);
  };
  const act = () => {
    stop();
    run();
  };
  for (const event of ACTS) window.addEventListener(event, act, { capture: true, passive: true });
  return stop;
}

/** Timeout of the idle callback, so that work also runs on a busy page. */
const IDLE_TIMEOUT_MS = 300;

const waiting: (() => void)[] = [];
let isScheduled = false;

const requestIdleTime = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 16);
};

function runNext(): void {
  isScheduled = false;
  waiting.shift()?.();
  scheduleNext();
}

function scheduleNext(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  requestIdleTime(runNext);
}

/** Runs callbacks in order, each in its own task when the page is idle. */
export function whenIdle(work: () => void): () => void {
  waiting.push(work);
  scheduleNext();
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}

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
