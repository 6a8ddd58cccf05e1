/** What tells that a process has more to do than it can. */
export interface Load {
  /** How late the event loop runs, in ms, smoothed over a fraction of a second. */
  readonly lagMs: number;
  /** Requests that were taken and not answered; those that wait for a job are not among them. */
  readonly underWay: number;
}

const EVERY_MS = 20;
// One long turn (a collection of garbage, a large page) is no overload: it takes several in a row.
const WEIGHT = 0.15;

/** Measures the load of this process. */
export class LoadMeter implements Load {
  lagMs = 0;
  underWay = 0;

  constructor() {
    this.look(performance.now());
  }

  private look(due: number): void {
    const late = Math.max(0, performance.now() - due);
    this.lagMs += (late - this.lagMs) * WEIGHT;
    const next = performance.now() + EVERY_MS;
    setTimeout(() => this.look(next), EVERY_MS).unref();
  }
}
