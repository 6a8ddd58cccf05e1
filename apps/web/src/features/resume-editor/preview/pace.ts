/** After a drawing the page rests for this share of its cost, so that a burst of keys keeps its frames. */
const REST = 1.5;

/** A drawing that last took no longer than this fits into the frame of the key itself. */
const CHEAP_MS = 12;

export interface Pace {
  /** Draws now, or as soon as the rest after the last drawing is over. */
  request: () => void;
  /** Tells that the last drawing is on the page. */
  drawn: () => void;
  stop: () => void;
}

/** Spaces costly drawings by what they cost: a single key is drawn at once, a burst as often as the machine can bear. */
export function createPace(
  draw: (isCheap: boolean) => void,
  now: () => number = () => performance.now(),
): Pace {
  let begunAt: number | null = null;
  let readyAt = 0;
  let cost = Number.POSITIVE_INFINITY;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (isCheap: boolean) => {
    timer = undefined;
    isAsked = false;
    begunAt = now();
    draw(isCheap);
  };
  const request = () => {
    isAsked = true;
    if (begunAt !== null || timer !== undefined) return;
    const rest = readyAt - now();
    if (rest <= 0) begin(cost <= CHEAP_MS);
    // A burst: whatever it costs, the keys come first.
    else timer = setTimeout(() => begin(false), rest);
  };
  return {
    request,
    drawn: () => {
      if (begunAt === null) return;
      cost = now() - begunAt;
      readyAt = now() + cost * REST;
      begunAt = null;
      if (isAsked) request();
    },
    stop: () => clearTimeout(timer),
  };
}
