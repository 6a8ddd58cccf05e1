/** What tells that a process has more to do than it can. */
export interface Load {
  /** How late the event loop runs, in ms, smoothed over a fraction of a second. */
  readonly lagMs: number;
  /** Requests that were taken and not answered; those that wait for a job are not among them. */
  readonly underWay: number;
  /** How many requests may run at once so that each admitted one is answered in time; unlimited while nobody queues. */
  readonly room: number;
}

const EVERY_MS = 20;
// One long turn (a collection of garbage, a large page) is no overload: it takes several in a row.
const WEIGHT = 0.15;

const WINDOW_MS = 500;
/** Answers that tell nothing: a few slow ones may all have waited for somebody else's service. */
const TOO_FEW = 10;
// The median response time: a request that waits for a locked row or for a text message does not slow the others.
const SLOW_MS = 250;
const QUICK_MS = 100;
/** What is let in while others queue is answered in about this time. */
const AIM_MS = 200;
const LEAST_ROOM = 24;

/** Measures the load of this process. */
export class LoadMeter implements Load {
  lagMs = 0;
  underWay = 0;
  room = Infinity;
  private isQueueing = false;
  private answers: number[] = [];

  constructor() {
    this.look(performance.now());
    setInterval(() => this.measureRoom(), WINDOW_MS).unref();
  }

  /** Tells how long a request was under way, in ms. */
  answered(ms: number): void {
    this.answers.push(ms);
  }

  /**
   * By Little's law as many are under way as are answered in the time that each of them takes: where the middle one
   * takes too long, only as many are let in as are answered in the time that is aimed at.
   */
  measureRoom(): void {
    const answers = this.answers.sort((one, other) => one - other);
    this.answers = [];
    if (answers.length >= TOO_FEW) {
      const middle = answers[answers.length >> 1] ?? 0;
      this.isQueueing = this.isQueueing ? middle > QUICK_MS : middle > SLOW_MS;
    } else if (this.underWay < LEAST_ROOM) {
      this.isQueueing = false;
    }
    this.room = this.isQueueing ? Math.max(LEAST_ROOM, (answers.length / WINDOW_MS) * AIM_MS) : Infinity;
  }

  private look(due: number): void {
    const late = Math.max(0, performance.now() - due);
    this.lagMs += (late - this.lagMs) * WEIGHT;
    const next = performance.now() + EVERY_MS;
    setTimeout(() => this.look(next), EVERY_MS).unref();
  }
}
