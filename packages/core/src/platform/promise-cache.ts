/** Caches the promises of the most recently asked keys; concurrent callers of a key share one promise. */
export class PromiseCache<Value> {
  private readonly held = new Map<string, Promise<Value>>();

  constructor(private readonly most: number) {}

  of(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.held.get(key) ?? make();
    this.held.delete(key);
    this.held.set(key, value);
    const [oldest] = this.held.keys();
    if (this.held.size > this.most && oldest !== undefined) this.held.delete(oldest);
    // A rejected promise is not kept: the next caller tries again.
    value.catch(() => {
      if (this.held.get(key) === value) this.held.delete(key);
    });
    return value;
  }
}
