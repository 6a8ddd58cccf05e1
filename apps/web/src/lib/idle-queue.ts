/** Timeout of the idle callback, so that work also runs on a busy page. */
const IDLE_TIMEOUT_MS = 300;

const waiting: (() => void)[] = [];
let isAsked = false;

const askForTime = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 16);
};

function doNext(): void {
  isAsked = false;
  waiting.shift()?.();
  request();
}

function request(): void {
  if (isAsked || waiting.length === 0) return;
  isAsked = true;
  askForTime(doNext);
}

/** Runs callbacks in order, each in its own task when the page is idle. */
export function whenIdle(work: () => void): () => void {
  waiting.push(work);
  request();
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
