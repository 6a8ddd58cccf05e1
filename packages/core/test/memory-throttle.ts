import type { Clock } from '../src/platform/clock.js';
import { type Count, type Counter, Throttle } from '../src/platform/throttle/index.js';

/** In-memory throttle counters, for rules about what is counted. */
export class MemoryThrottle extends Throttle {
  private readonly counts = new Map<string, Count>();

  constructor(private readonly clock: Clock) {
    super();
  }

  hit(counters: readonly Counter[]): Promise<Count[]> {
    return Promise.resolve(
      counters.map(({ key, seconds }) => {
        const { hits, expiresAt } = this.at(key) ?? {
          hits: 0,
          expiresAt: new Date(this.clock.now().getTime() + seconds * 1000),
        };
        const count = { hits: hits + 1, expiresAt };
        this.counts.set(key, count);
        return count;
      }),
    );
  }

  peek(keys: readonly string[]): Promise<Count[]> {
    return Promise.resolve(keys.map((key) => this.at(key) ?? { hits: 0, expiresAt: this.clock.now() }));
  }

  refund(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const count = this.at(key);
      if (count && count.hits > 0) this.counts.set(key, { ...count, hits: count.hits - 1 });
    }
    return Promise.resolve();
  }

  reset(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.counts.delete(key);
    return Promise.resolve();
  }

  private at(key: string): Count | undefined {
    const count = this.counts.get(key);
    return count && count.expiresAt > this.clock.now() ? count : undefined;
  }
}
