import { LRUCache } from 'lru-cache';

const MILLISECONDS = 1_000;
const MOST_ENTRIES = 10_000;

/** Caches live sessions for a second, so that a page's burst of calls asks the database once ([AU5]: 1 s). */
export class SessionCache {
  private readonly entries = new LRUCache<string, { userId: string; until: number }>({ max: MOST_ENTRIES });

  get(id: string, now: Date): string | null {
    const entry = this.entries.get(id);
    return entry && entry.until > now.getTime() ? entry.userId : null;
  }

  put(id: string, userId: string, now: Date): void {
    this.entries.set(id, { userId, until: now.getTime() + MILLISECONDS });
  }

  forget(id: string): void {
    this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }
}
