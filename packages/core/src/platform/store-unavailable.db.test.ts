import type { Database } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { LossyLine } from '@qicheng/testing/lossy-line';
import { openDatabase } from '@qicheng/testing/open-database';
import { isStoreUnavailable } from './index.js';

describe('an exhausted connection pool', () => {
  it('refuses a query that waits too long as unavailable, and serves again once a connection is free', async () => {
    const test = await createTestDatabase();
    const database = openDatabase({ url: test.url, poolSize: 1, acquireTimeoutMs: 200 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let hold = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const holder = database.$transaction(async (transaction) => {
      await transaction.$queryRaw`SELECT 1`;
      hold();
      await released;
    });
    await isHeld;
    const failure: unknown = await database.$queryRaw`SELECT 1`.catch((error: unknown) => error);
    release();
    await holder;
    expect(isStoreUnavailable(failure)).toBe(true);
    expect(await database.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
    await database.$disconnect();
    await test.drop();
  });
});

describe('a server that disappears', () => {
  it.each([
    ['a raw statement', (database) => database.$queryRaw`SELECT 1`],
    ['a model query', (database) => database.user.count()],
    [
      'several queries in one transaction',
      (database) => database.$transaction([database.$executeRaw`SELECT 1`]),
    ],
    [
      'a transaction with code in between',
      (database) => database.$transaction((transaction) => transaction.$executeRaw`SELECT 1`),
    ],
  ] satisfies Array<[string, (database: Database) => Promise<unknown>]>)(
    'is unavailable to %s, before and after a connection',
    async (_what, ask) => {
      const test = await createTestDatabase();
      const line = await LossyLine.to(test.url);
      const database = openDatabase({ url: line.url, poolSize: 1, acquireTimeoutMs: 20_000 });
      await ask(database);
      await line.close();
      for (let time = 0; time < 2; time += 1) {
        const failure: unknown = await ask(database).catch((error: unknown) => error);
        expect(isStoreUnavailable(failure)).toBe(true);
      }
      await database.$disconnect();
      await test.drop();
    },
  );
});
