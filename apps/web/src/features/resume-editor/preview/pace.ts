/** Pause after a rendering, as a multiple of its cost, so that typing keeps its frame rate. */
const REST = 1.5;

/** A rendering that last took no longer fits into the frame of the keystroke itself. */
const CHEAP_MS = 12;

export interface Pace {
  /** Renders now, or as soon as the pause after the last rendering is over. */
  request: () => void;
  /** Reports that the last rendering is on the page. */
  onDrawn: () => void;
  stop: () => void;
}

/**
 * Throttles costly renderings by their cost: a single keystroke is rendered at once, a burst as often as the
 * machine can handle.
 */
export function createPace(
  draw: (isCheap: boolean) => void,
  now: () => number = () => performance.now(),
): Pace {
  let begunAt: number | null = null;
  let readyAt = 0;
  let cost = Number.POSITIVE_INFINITY;
  let isRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (isCheap: boolean) => {
    timer = undefined;
    isRequested = false;
    begunAt = now();
    draw(isCheap);
  };
  const request = () => {
    isRequested = true;
    if (begunAt !== null || timer !== undefined) return;
    const rest = readyAt - now();
    if (rest <= 0) begin(cost <= CHEAP_MS);
    // During a burst keystrokes have priority, whatever a rendering costs.
    else timer = setTimeout(() => begin(false), rest);
  };
  return {
    request,
    onDrawn: () => {
      if (begunAt === null) return;
      cost = now() - begunAt;
      readyAt = now() + cost * REST;
      begunAt = null;
      if (isRequested) request();
    },
    stop: () => clearTimeout(timer),
  };
}
