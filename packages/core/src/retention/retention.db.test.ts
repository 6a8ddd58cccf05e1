import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { fillEveryTable } from '@qicheng/testing/filled-database';
import { openDatabase } from '@qicheng/testing/open-database';
import { SystemClock } from '../platform/index.js';
import { LocalFileStore } from '../platform/storage/index.js';
import { BacklogRepository } from '../site-statistics/backlog.repository.js';
import { DailyCountRepository } from '../site-statistics/daily-count.repository.js';
import { SiteStatisticsService } from '../site-statistics/index.js';
import { StoredFileService } from '../upload/index.js';
import { StoredFileRepository } from '../upload/stored-file.repository.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService, retentionRules } from './retention.service.js';

const DAY = 86_400_000;
let test: TestDatabase;
let database: Database;
let store: LocalFileStore;
let statistics: SiteStatisticsService;
let retention: RetentionService;
let files: StoredFileService;
const clock = new SystemClock();
let directory: string;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  directory = await mkdtemp(path.join(tmpdir(), 'retention-'));
  store = new LocalFileStore(directory);
  files = new StoredFileService(store, new StoredFileRepository(database));
  statistics = new SiteStatisticsService(
    new DailyCountRepository(database),
    new BacklogRepository(database),
    clock,
  );
  retention = new RetentionService(new RetentionRepository(database), files, statistics, clock);
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

const age = (table: string, column: string, before: Date) =>
  database.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = $1::timestamptz`, before);
const countOf = async (table: string) => {
  const rows = await database.$queryRawUnsafe<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM "${table}"`,
  );
  return rows[0]?.count ?? 0;
};
const countAll = () =>
  Promise.all(retentionRules.map(async ({ table }) => [table, await countOf(table)] as const));

it('no row outlives its retention period or is deleted before; files are deleted with their bytes', async () => {
  const filled = new Map(Object.entries(await fillEveryTable(test.url, 2)));
  const keys = (filled.get('stored_file') ?? []).map(({ key }) => String(key));
  for (const key of keys) await store.put(key, Buffer.from('bytes'));
  for (const { table, column, days } of retentionRules) {
    await age(table, column, new Date(Date.now() - days * DAY + 3_600_000));
  }
  const before = await countAll();
  expect(before.filter(([, count]) => count !== 2)).toEqual([]);
  expect((await retention.run()).filter(({ removed }) => removed > 0)).toEqual([]);
  expect(await countAll()).toEqual(before);
  for (const { table, column, days } of retentionRules) {
    await age(table, column, new Date(Date.now() - days * DAY - 3_600_000));
  }
  expect((await retention.run())[0]).toEqual({ table: 'session', removed: 2 });
  expect((await countAll()).filter(([, count]) => count > 0)).toEqual([]);
  for (const key of keys) expect(await store.read(key)).toBeNull();
});

it('counts a row before it removes it', async () => {
  await database.$executeRaw`TRUNCATE daily_count`;
  const { id: userId } = await database.user.create({ data: { username: 'u' } });
  const resume = { userId, title: '简历', templateCode: 'tem0001', document: {} };
  const { id: resumeId } = await database.resume.create({ data: resume });
  const moment = new Date(Date.now() - DAY - 60_000);
  const times = { createdAt: moment, finishedAt: moment };
  await database.resumeExport.create({
    data: { userId, resumeId, format: 'pdf', status: 'done', snapshot: {}, ...times },
  });
  await retention.run();
  expect(await countOf('resume_export')).toBe(0);
  const { _sum } = await database.dailyCount.aggregate({
    where: { metric: 'export', label: 'pdf' },
    _sum: { count: true },
  });
  expect(_sum.count).toBe(1n);
});

describe('a sweep continues', () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  afterEach(() => log.mockClear());
  afterAll(() => log.mockRestore());
  const lapsed = async () => {
    await database.$executeRaw`TRUNCATE throttle`;
    await database.throttle.create({ data: { key: 'k', hits: 1, expiresAt: new Date(Date.now() - DAY) } });
  };

  it('if nothing can be counted', async () => {
    await lapsed();
    jest.spyOn(statistics, 'record').mockRejectedValueOnce(new Error('canceling statement due to timeout'));
    await retention.run();
    expect(await countOf('throttle')).toBe(0);
    expect(log.mock.calls).toEqual([
      ['daily figures were not counted: Error canceling statement due to timeout'],
    ]);
  });

  it('if one table cannot be swept, which is reported at the end', async () => {
    await lapsed();
    jest.spyOn(files, 'removeExpired').mockRejectedValueOnce(new Error('the disk is full'));
    await expect(retention.run()).rejects.toThrow('the disk is full');
    expect(await countOf('throttle')).toBe(0);
    expect(log.mock.calls).toEqual([['stored_file was not swept: Error the disk is full']]);
  });
});
