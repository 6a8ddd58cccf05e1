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
