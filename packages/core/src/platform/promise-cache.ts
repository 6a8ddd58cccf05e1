import { LRUCache } from 'lru-cache';

/** Caches the promises of the most recently used keys; concurrent callers of a key share one promise. */
export class PromiseCache<Value> {
  private readonly promises: LRUCache<string, Promise<Value>>;

  constructor(max: number) {
    this.promises = new LRUCache({ max: max });
  }

  of(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.promises.get(key);
    if (known) return known;
    const made = make();
    this.promises.set(key, made);
    // A rejected promise is dropped, so that the next caller tries again.
    made.catch(() => {
      if (this.promises.peek(key) === made) this.promises.delete(key);
    });
    return made;
  }
}
