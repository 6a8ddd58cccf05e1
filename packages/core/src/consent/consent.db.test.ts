import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { ConsentRepository } from './consent.repository.js';

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

it('stores one open consent of many that are given concurrently', async () => {
  const consents = new ConsentRepository(database);
  for (let round = 0; round < 10; round += 1) {
    const { id: userId } = await database.user.create({ data: { username: `member-${round}` } });
    const consent = { userId, kind: 'campusNet', textVersion: 'campus-1', givenAt: new Date() } as const;
    await Promise.all(Array.from({ length: 20 }, () => consents.give(consent)));
    expect(await database.consent.count({ where: { userId } })).toBe(1);
  }
});
