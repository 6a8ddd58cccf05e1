import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** Counts tries in windows that begin with the first one. */
@Injectable()
export class SignInTriesRepository {
  constructor(private readonly database: Database) {}

  /** Adds a try and tells how many the window holds with it. */
  async count(key: string, now: Date, windowSeconds: number): Promise<{ hits: number; endsAt: Date }> {
    const endsAt = new Date(now.getTime() + windowSeconds * 1000);
    const [row] = await this.database.$queryRaw<{ hits: number; endsAt: Date }[]>`
      insert into throttle as t (key, hits, window_start, expires_at) values (${key}, 1, ${now}, ${endsAt})
      on conflict (key) do update set
        hits = case when t.expires_at <= ${now} then 1 else t.hits + 1 end,
        window_start = case when t.expires_at <= ${now} then ${now} else t.window_start end,
        expires_at = case when t.expires_at <= ${now} then ${endsAt} else t.expires_at end
      returning hits, expires_at as "endsAt"`;
    if (!row) throw new Error('counting a try returned no row');
    return row;
  }

  async clear(keys: string[]): Promise<void> {
    await this.database.throttle.deleteMany({ where: { key: { in: keys } } });
  }
}
