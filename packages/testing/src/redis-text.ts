import { Redis } from 'ioredis';

const readers: Readonly<Record<string, (redis: Redis, key: string) => Promise<unknown>>> = {
  string: (redis, key) => redis.get(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, '0', '-1'),
  hash: (redis, key) => redis.hgetall(key),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/** Returns all keys and values under the prefix of a Redis URL, one key a line. */
export async function redisText(url: string): Promise<string> {
  const address = new URL(url);
  const prefix = address.searchParams.get('prefix') ?? 'qicheng';
  address.searchParams.delete('prefix');
  const redis = new Redis(address.toString());
  try {
    const lines: string[] = [];
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 })) {
      for (const key of keys as string[]) {
        const value = await readers[await redis.type(key)]?.(redis, key);
        lines.push(`${key} ${JSON.stringify(value)}`);
      }
    }
    return lines.join('\n');
  } finally {
    redis.disconnect();
  }
}
