import { connectProducer, keyPrefixOf, type RedisConnection } from './connection.js';

/** Short-lived texts shared by all processes; a reader must handle a miss. */
export class SharedCache {
  private readonly connection: RedisConnection;
  private readonly prefix: string;

  constructor(redisUrl: string) {
    this.connection = connectProducer(redisUrl);
    this.prefix = `${keyPrefixOf(redisUrl)}:cache:`;
  }

  /** The text under a key, or null; also null while Redis is down. */
  get(key: string): Promise<string | null> {
    return this.connection.get(this.prefix + key).catch(() => null);
  }

  /** Stores a text for some seconds; false while Redis is down. */
  async set(key: string, text: string, seconds: number): Promise<boolean> {
    const answer = await this.connection.set(this.prefix + key, text, 'EX', seconds).catch(() => null);
    return answer === 'OK';
  }

  /** Deletes a text; false while Redis is down. */
  async remove(key: string): Promise<boolean> {
    return (await this.connection.del(this.prefix + key).catch(() => null)) !== null;
  }

  async close(): Promise<void> {
    this.connection.disconnect();
  }
}
