import { createDatabase } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { isStoreUnavailable } from './index.js';

describe('a pool of which every connection is taken', () => {
  it('refuses whoever waits too long as unavailable, and serves again once one is free', async () => {
    const test = await createTestDatabase();
    const database = createDatabase({ url: test.url, poolSize: 1, acquireTimeoutMs: 200 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let hold = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const holder = database.$transaction(async (transaction) => {
      await transaction.$queryRaw`SELECT 1`;
      hold();
      await held;
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
