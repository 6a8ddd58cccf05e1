import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { isReferenceGone, isStoreUnavailable } from './index.js';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const folder = { userId: randomUUID(), name: '校招' };

it.each<[string, () => Promise<unknown>]>([
  ['a model query', () => database.resumeFolder.create({ data: folder })],
  [
    'a raw statement',
    () => database.$executeRaw`
      INSERT INTO resume_folder (id, user_id, name) VALUES (${randomUUID()}::uuid, ${folder.userId}::uuid, '校招')`,
  ],
  ['a query in a transaction', () => database.$transaction([database.resumeFolder.create({ data: folder })])],
])('%s that refers to a deleted row is distinguished from other errors', async (_what, work) => {
  const error: unknown = await work().catch((thrown: unknown) => thrown);
  expect([isReferenceGone(error), isStoreUnavailable(error)]).toEqual([true, false]);
});

it('a duplicate name is not one', async () => {
  const { id: userId } = await database.user.create({ data: { username: 'u' } });
  await database.resumeFolder.create({ data: { userId, name: '校招' } });
  const error: unknown = await database.resumeFolder
    .create({ data: { userId, name: '校招' } })
    .catch((thrown: unknown) => thrown);
  expect(isReferenceGone(error)).toBe(false);
});
