import { Failure } from '../failure.js';

/** Runs at most `slots` tasks at once and queues `queue` more; every further one is refused with `busy` at once. */
export class ConcurrencyLimiter {
  #running = 0;
  readonly #waiting: Array<() => void> = [];

  constructor(
    private readonly slots: number,
    private readonly queue: number,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.slots) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.queue) throw new Failure('busy', { retryAfterSeconds: 1 });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** A free slot passes straight to the one who has waited longest, so newcomers cannot overtake. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
