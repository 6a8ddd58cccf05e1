/** Indicators of overload. */
export interface Load {
  /** Event loop delay in ms, smoothed over a fraction of a second. */
  readonly lagMs: number;
  /** Requests in progress, without those that wait for a job. */
  readonly underWay: number;
  /** How many requests may run concurrently so that each is answered in time; unlimited while nobody queues. */
  readonly room: number;
}

const EVERY_MS = 20;
// A single long turn (garbage collection, a large page) is not overload; it takes several in a row.
const WEIGHT = 0.15;

const WINDOW_MS = 500;
/** A few slow responses are not significant: all may have waited for an external service. */
const TOO_FEW = 10;
// The median response time: a request that waits for a locked row or an SMS does not slow the others.
const SLOW_MS = 250;
const QUICK_MS = 100;
/** Target response time for admitted requests while others queue. */
const AIM_MS = 200;
const MIN_ROOM = 24;

/** Measures the load of this process. */
export class LoadMeter implements Load {
  lagMs = 0;
  underWay = 0;
  room = Infinity;
  private isQueueing = false;
  private answers: number[] = [];

  constructor() {
    this.measureLag(performance.now());
    setInterval(() => this.measureRoom(), WINDOW_MS).unref();
  }

  /** Records how long a request was in progress, in ms. */
  answered(ms: number): void {
    this.answers.push(ms);
  }

  /**
   * By Little's law, concurrency is throughput times latency: if the median latency is too high, only as many
   * requests are admitted as can be answered in the target time.
   */
  measureRoom(): void {
    const answers = this.answers.sort((one, other) => one - other);
    this.answers = [];
    if (answers.length >= TOO_FEW) {
      const middle = answers[answers.length >> 1] ?? 0;
      this.isQueueing = this.isQueueing ? middle > QUICK_MS : middle > SLOW_MS;
    } else if (this.underWay < MIN_ROOM) {
      this.isQueueing = false;
    }
    this.room = this.isQueueing ? Math.max(MIN_ROOM, (answers.length / WINDOW_MS) * AIM_MS) : Infinity;
  }

  private measureLag(due: number): void {
    const late = Math.max(0, performance.now() - due);
    this.lagMs += (late - this.lagMs) * WEIGHT;
    const next = performance.now() + EVERY_MS;
    setTimeout(() => this.measureLag(next), EVERY_MS).unref();
  }
}
