/** After a drawing the page rests for this share of its cost, so that a burst of keys keeps its frames. */
const REST = 1.5;

export interface Pace {
  /** Draws now, or as soon as the rest after the last drawing is over. */
  request(): void;
  /** Tells that the last drawing is on the page. */
  drawn(): void;
  stop(): void;
}

/** Spaces costly drawings by what they cost: a single key is drawn at once, a burst as often as the machine can bear. */
export function createPace(draw: () => void, now: () => number = () => performance.now()): Pace {
  let begunAt: number | null = null;
  let readyAt = 0;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = undefined;
    isAsked = false;
    begunAt = now();
    draw();
  };
  const request = () => {
    isAsked = true;
    if (begunAt !== null || timer !== undefined) return;
    const rest = readyAt - now();
    if (rest <= 0) begin();
    else timer = setTimeout(begin, rest);
  };
  return {
    request,
    drawn: () => {
      if (begunAt === null) return;
      readyAt = now() + (now() - begunAt) * REST;
      begunAt = null;
      if (isAsked) request();
    },
    stop: () => clearTimeout(timer),
  };
}
