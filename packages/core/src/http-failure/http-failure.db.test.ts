import { Logger } from '@nestjs/common';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { HttpFailureRepository } from './http-failure.repository.js';
import { HttpFailureService } from './http-failure.service.js';

// 00:30 of the next day in China.
const NOW = new Date('2026-11-23T16:30:00Z');
const clock = { now: () => NOW };
let test: TestDatabase;
let database: Database;
let repository: HttpFailureRepository;
let failures: HttpFailureService;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  await database.httpFailure.deleteMany();
  clock.now = () => NOW;
  repository = new HttpFailureRepository(database);
  failures = new HttpFailureService(repository, clock);
});
const rows = () =>
  database.httpFailure.findMany({ omit: { id: true }, orderBy: [{ day: 'asc' }, { route: 'asc' }] });

it('are counted by route and day in China, with the latest request', async () => {
  const add = jest.spyOn(repository, 'add');
  for (let number = 1; number <= 50; number += 1) failures.record('GET /a', `request-${number}`);
  failures.record('POST /b', 'request-b');
  await failures.beforeApplicationShutdown();
  expect(add.mock.calls).toHaveLength(3);
  clock.now = () => new Date(NOW.getTime() + 86_400_000);
  failures.record('GET /a', 'request-51');
  await failures.beforeApplicationShutdown();
  const day = new Date('2026-11-24');
  expect(await rows()).toEqual([
    { day, route: 'GET /a', requestId: 'request-50', count: 50, createdAt: NOW },
    { day, route: 'POST /b', requestId: 'request-b', count: 1, createdAt: NOW },
    {
      day: new Date('2026-11-25'),
      route: 'GET /a',
      requestId: 'request-51',
      count: 1,
      createdAt: clock.now(),
    },
  ]);
});

it('are dropped if they cannot be written, without further effect', async () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  jest.spyOn(repository, 'add').mockRejectedValueOnce(new Error('no room'));
  failures.record('GET /a', 'request-1');
  failures.record('GET /b', 'request-2');
  await failures.beforeApplicationShutdown();
  expect((await rows()).map(({ route }) => route)).toEqual(['GET /b']);
  expect(log.mock.calls).toEqual([['a failed request was not counted: Error no room']]);
  log.mockRestore();
});
