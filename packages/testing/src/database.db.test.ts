import { createDatabase } from '@qicheng/db';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.js';

const tables = async ({ url }: TestDatabase): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  await client.end();
  return rows.map((row) => row.name);
};

describe('createTestDatabase', () => {
  it('creates a migrated database for each of several parallel callers', async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
    expect(new Set(databases.map((database) => database.url)).size).toBe(3);
    for (const database of databases) expect(await tables(database)).toContain('user_account');
    await Promise.all(databases.map((database) => database.drop()));
  });

  it('removes the database even while it is in use', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(tables(database)).rejects.toThrow('does not exist');
  });
});

describe('createDatabase', () => {
  it.each([
    [undefined, '1s'],
    [4, '4s'],
  ])('with limits %s times as long waits %s for a lock', async (limitScale, limit) => {
    const test = await createTestDatabase();
    const database = createDatabase({ url: test.url, poolSize: 1, limitScale });
    expect(await database.$queryRaw`SHOW lock_timeout`).toEqual([{ lock_timeout: limit }]);
    await database.$disconnect();
    await test.drop();
  });
});
