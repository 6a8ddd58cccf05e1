/** Keeps what was made for a key, the most recently asked ones; who asks while it is being made waits for the same. */
export class PromiseCache<Value> {
  private readonly held = new Map<string, Promise<Value>>();

  constructor(private readonly most: number) {}

  of(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.held.get(key) ?? make();
    this.held.delete(key);
    this.held.set(key, value);
    const [oldest] = this.held.keys();
    if (this.held.size > this.most && oldest !== undefined) this.held.delete(oldest);
    // What could not be made is made again for the next one.
    value.catch(() => {
      if (this.held.get(key) === value) this.held.delete(key);
    });
    return value;
  }
}
