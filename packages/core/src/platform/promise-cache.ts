import { LRUCache } from 'lru-cache';

/** Caches the promises of the most recently used keys; concurrent callers of a key share one promise. */
export class PromiseCache<Value> {
  private readonly promises: LRUCache<string, Promise<Value>>;

  constructor(max: number) {
    this.promises = new LRUCache({ max });
  }

  of(key: string, create: () => Promise<Value>): Promise<Value> {
    const known = this.promises.get(key);
    if (known) return known;
    const promise = create();
    this.promises.set(key, promise);
    // A rejected promise is dropped, so that the next caller tries again.
    promise.catch(() => {
      if (this.promises.peek(key) === promise) this.promises.delete(key);
    });
    return promise;
  }
}
