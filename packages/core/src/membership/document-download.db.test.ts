import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { TestClock } from '../../test/test-clock.js';
import { isStoreUnavailable } from '../platform/index.js';
import { DocumentDownloadRepository } from './document-download.repository.js';
import { DocumentDownloadService } from './document-download.service.js';
import type { MembershipService } from './membership.service.js';

let test: TestDatabase;
let database: Database;
let downloads: DocumentDownloadService;
let clock: TestClock;
let allowance = 3;
let userId: string;
let documents: string[];

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 8, acquireTimeoutMs: 20_000 });
  documents = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const entry = { kind: 'document', slug: `d${index}`, title: `文档 ${index}`, words: [] };
      return (await database.contentEntry.create({ data: entry })).id;
    }),
  );
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  allowance = 3;
  clock = new TestClock();
  const memberships = {
    of: () => Promise.resolve({ benefits: { documentDownloads: allowance, countsPercent: 100 } }),
  } as unknown as MembershipService;
  downloads = new DocumentDownloadService(new DocumentDownloadRepository(database), memberships, clock);
  userId = (await database.user.create({ data: { username: '测试用户' } })).id;
});

const at = (index: number) => documents[index] ?? randomUUID();
const set = (time: string) => clock.set(new Date(time));

/** True if taken, false if the monthly allowance is used up; retries if the lock was not acquired in time. */
async function tryUntilAnswered(documentId: string): Promise<boolean> {
  for (;;) {
    try {
      await downloads.record(userId, documentId);
      return true;
    } catch (error) {
      if (!isStoreUnavailable(error)) return false;
    }
  }
}

describe('downloads of documents', () => {
  it('are what remains in the current month', async () => {
    set('2026-11-10T12:00:00+08:00');
    expect(await downloads.remaining(userId)).toBe(3);
    await downloads.record(userId, at(0));
    await downloads.record(userId, at(1));
    expect(await downloads.remaining(userId)).toBe(1);
    await downloads.record(userId, at(2));
    await expect(downloads.record(userId, at(3))).rejects.toMatchObject({ reason: 'documentDownloadsSpent' });
    expect(await downloads.remaining(userId)).toBe(0);
    // Months begin at midnight in China.
    set('2026-11-30T16:00:00Z');
    expect(await downloads.remaining(userId)).toBe(3);
    await downloads.record(userId, at(3));
  });

  it('count once within a day, and again after it', async () => {
    set('2026-11-10T12:00:00+08:00');
    for (let time = 0; time < 5; time += 1) await downloads.record(userId, at(0));
    expect(await downloads.remaining(userId)).toBe(2);
    set('2026-11-11T13:00:00+08:00');
    await downloads.record(userId, at(0));
    expect(await downloads.remaining(userId)).toBe(1);
  });

  it('never exceed the limit under concurrency', async () => {
    const ends = await Promise.all(documents.map((id) => tryUntilAnswered(id)));
    expect(ends.filter((isTaken) => isTaken)).toHaveLength(3);
  });

  it('follow the allowance: more for new members, never negative after membership', async () => {
    for (const id of documents.slice(0, 3)) await downloads.record(userId, id);
    allowance = 5;
    expect(await downloads.remaining(userId)).toBe(2);
    allowance = 1;
    expect(await downloads.remaining(userId)).toBe(0);
  });
});
