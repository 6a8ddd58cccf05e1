import { Redis } from 'ioredis';

const RECONNECT_CAP_MS = 1_000;
const reconnect = (tries: number) => Math.min(tries * 100, RECONNECT_CAP_MS);

export type RedisConnection = Redis;

const DEFAULT_PREFIX = 'qicheng';

/** Prefix of all queue keys; `?prefix=` in the address sets it where several share one Redis. */
export const keyPrefixOf = (url: string): string => new URL(url).searchParams.get('prefix') ?? DEFAULT_PREFIX;

function addressOf(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('prefix');
  return address.toString();
}

/**
 * For processes that serve requests: a command fails at once while Redis is down, and within a second when it
 * hangs.
 */
export function connectProducer(url: string): RedisConnection {
  return quiet(
    new Redis(addressOf(url), {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1_000,
      commandTimeout: 1_000,
      retryStrategy: reconnect,
    }),
  );
}

/** For workers: they wait for Redis to come back, because nobody waits for them. */
export function connectWorker(url: string): RedisConnection {
  return quiet(new Redis(addressOf(url), { maxRetriesPerRequest: null, retryStrategy: reconnect }));
}

// Without a listener each lost connection would end the process; callers get the error from their commands.
function quiet(connection: Redis): Redis {
  connection.on('error', () => undefined);
  return connection;
}
