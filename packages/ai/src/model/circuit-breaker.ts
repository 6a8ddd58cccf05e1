const WINDOW = 20;
const FEWEST = 10;
const SHARE = 0.5;
const OPEN_MS = 30_000;

/** Stops asking a provider that mostly fails, so that its trouble is not made worse: half of the last calls. */
export class CircuitBreaker {
  private ends: boolean[] = [];
  private openUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isOpen(): boolean {
    return this.now() < this.openUntil;
  }

  /** Takes down how a call ended; only trouble of the provider counts, not an answer that cannot be used. */
  ended(hasFailed: boolean): void {
    this.ends = [...this.ends, hasFailed].slice(-WINDOW);
    const failures = this.ends.filter(Boolean).length;
    if (this.ends.length < FEWEST || failures / this.ends.length < SHARE) return;
    this.openUntil = this.now() + OPEN_MS;
    this.ends = [];
  }
}
