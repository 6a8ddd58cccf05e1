import { connectProducer, keyPrefixOf, type RedisConnection } from './connection.js';

/** Short-lived texts that all processes share; a reader must handle a miss. */
export class SharedCache {
  private readonly connection: RedisConnection;
  private readonly prefix: string;

  constructor(redisUrl: string) {
    this.connection = connectProducer(redisUrl);
    this.prefix = `${keyPrefixOf(redisUrl)}:cache:`;
  }

  /** The text under a key, or null; also null while Redis is away. */
  get(key: string): Promise<string | null> {
    return this.connection.get(this.prefix + key).catch(() => null);
  }

  /** Keeps a text for some seconds; false while Redis is away. */
  async set(key: string, text: string, seconds: number): Promise<boolean> {
    const answer = await this.connection.set(this.prefix + key, text, 'EX', seconds).catch(() => null);
    return answer === 'OK';
  }

  /** Forgets a text; false while Redis is away. */
  async remove(key: string): Promise<boolean> {
    return (await this.connection.del(this.prefix + key).catch(() => null)) !== null;
  }

  async close(): Promise<void> {
    this.connection.disconnect();
  }
}
