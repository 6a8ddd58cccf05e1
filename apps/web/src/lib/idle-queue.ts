/** The browser's free time that one piece of work waits for; a busy page gives it one at last. */
const PATIENCE_MS = 300;

const waiting: (() => void)[] = [];
let isAsked = false;

const askForTime = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: PATIENCE_MS });
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

/** Does pieces of work in their order, each in a task of its own when the page has nothing else to do. */
export function whenIdle(work: () => void): () => void {
  waiting.push(work);
  request();
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
