import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { timeLimit, openDatabase } from '@qicheng/testing/open-database';
import { TestClock } from '../../test/test-clock.js';
import { AiCountRepository, grantStatement } from './ai-count.repository.js';
import { AiCountService } from './ai-count.service.js';

let test: TestDatabase;
let database: Database;
let ledger: AiCountRepository;
let counts: AiCountService;
const clock = new TestClock();

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, acquireTimeoutMs: 20_000 });
  ledger = new AiCountRepository(database);
  counts = new AiCountService(ledger, clock);
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const newUser = async () => (await database.user.create({ data: { username: '测试用户' } })).id;
const movement = (key: string, amount = 1) => ({ key, amount, source: 'test' });

/** A user with entries from several hours; the reservation and its end have the same timestamp. */
async function userWithEntries(): Promise<string> {
  const userId = await newUser();
  await counts.grant(userId, movement('start', 9));
  clock.advance(60);
  const id = await counts.reserve(userId, movement('run', 2));
  await counts.refund(id);
  clock.advance(60);
  await counts.grant(userId, movement('gift', 1));
  return userId;
}

describe('the entries of a user', () => {
  it('are listed newest first in pages, a reservation before its end, without those of others', async () => {
    const userId = await userWithEntries();
    await userWithEntries();
    const page = async (number: number) => {
      const { list, total } = await counts.entries(userId, { page: number, limit: 2 });
      return { total, list: list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter]) };
    };
    expect(await page(1)).toEqual({
      total: 4,
      list: [
        ['grant', 1, 10],
        ['refund', 2, 9],
      ],
    });
    expect(await page(2)).toEqual({
      total: 4,
      list: [
        ['reserve', -2, 7],
        ['grant', 9, 9],
      ],
    });
    expect((await page(3)).list).toEqual([]);
  });

  it('are listed oldest first for the data export, with all displayed details', async () => {
    const userId = await userWithEntries();
    const entries = await counts.entriesOf(userId);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 9],
      ['reserve', -2],
      ['refund', 2],
      ['grant', 1],
    ]);
    expect(entries[3]).toEqual({
      id: expect.any(String) as string,
      kind: 'grant',
      amount: 1,
      balanceAfter: 10,
      source: 'test',
      createdAt: clock.now(),
    });
  });

  it('of the same instant have a stable order across pages', async () => {
    const userId = await newUser();
    for (let index = 0; index < 6; index += 1) await counts.grant(userId, movement(`gift:${index}`));
    const ids = (await counts.entriesOf(userId)).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    const { list } = await counts.entries(userId, { page: 1, limit: 6 });
    expect(list.map(({ id }) => id)).toEqual([...ids].reverse());
  });
});

it('reservations of the same instant come before all their ends', async () => {
  const userId = await newUser();
  await counts.grant(userId, movement('gift', 9));
  clock.advance(60);
  const runs: string[] = [];
  for (let index = 0; index < 6; index += 1)
    runs.push(await counts.reserve(userId, movement(`run:${index}`)));
  for (const run of runs) await counts.settle(run);
  const kinds = (await counts.entriesOf(userId)).map(({ kind }) => kind);
  expect(kinds).toEqual(['grant', ...Array<string>(6).fill('reserve'), ...Array<string>(6).fill('settle')]);
  const { list } = await counts.entries(userId, { page: 1, limit: 13 });
  expect(list.map(({ kind }) => kind)).toEqual([...kinds].reverse());
});

describe('a transaction', () => {
  it('that was already granted is reported, with the balance', async () => {
    const userId = await newUser();
    expect(await counts.grant(userId, movement('gift', 3))).toEqual({ granted: true, balance: 3 });
    expect(await counts.grant(userId, movement('gift', 3))).toEqual({ granted: false, balance: 3 });
    expect(await counts.balanceOf(await newUser())).toBe(0);
  });

  it('takes one count by default', async () => {
    const userId = await newUser();
    await counts.grant(userId, movement('gift', 3));
    await counts.reserve(userId, { key: 'run', source: 'test' });
    expect(await counts.balanceOf(userId)).toBe(2);
  });

  it('has at most a million counts, a non-empty key, and no key of an end', async () => {
    const userId = await newUser();
    for (const [key, amount] of [
      ['', 1],
      ['end:1', 1],
      ['big', 1_000_001],
    ] as const)
      await expect(counts.grant(userId, movement(key, amount))).rejects.toThrow(
        'AI count transaction out of range',
      );
    expect(await counts.grant(userId, movement('the-end:', 1_000_000))).toMatchObject({ granted: true });
  });

  it('returns the reservation by its id, and none if it was already made or is too large', async () => {
    const userId = await newUser();
    await counts.grant(userId, movement('gift', 3));
    const id = await ledger.reserve(userId, movement('run', 2), clock.now());
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await ledger.reserve(userId, movement('run', 2), clock.now())).toBeNull();
    expect(await ledger.reserve(userId, movement('more', 2), clock.now())).toBeNull();
    expect(await counts.settle(id ?? '')).toBe(true);
  });

  it('that the database refuses for another reason is an error, not a duplicate', async () => {
    await expect(counts.grant(randomUUID(), movement('gift'))).rejects.toThrow(/23503/);
  });

  it('that another call makes at the same time is made once', async () => {
    const userId = await newUser();
    const isWaiting = async () => {
      const [row] = await database.$queryRaw<{ waiting: boolean }[]>`
        SELECT count(*) > 0 AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return row?.waiting === true;
    };
    let second: ReturnType<typeof counts.grant> | undefined;
    await database.$transaction(
      async (first) => {
        await grantStatement(first, { userId, movement: movement('gift', 5), now: clock.now() });
        second = counts.grant(userId, movement('gift', 5));
        while (!(await isWaiting()));
      },
      { timeout: timeLimit(60_000) },
    );
    expect(await second).toEqual({ granted: false, balance: 5 });
  });
});
