import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import fc from 'fast-check';
import { SystemClock } from '../platform/index.js';
import { AiCountRepository } from './ai-count.repository.js';
import { AiCountService } from './ai-count.service.js';

let test: TestDatabase;
let database: Database;
let counts: AiCountService;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 8, acquireTimeoutMs: 20_000 });
  counts = new AiCountService(new AiCountRepository(database), new SystemClock());
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
// The ledger must balance after every test.
afterEach(async () => expect(await counts.findBreaches()).toEqual([]));

const newUser = async () => (await database.user.create({ data: { username: '测试用户' } })).id;
const userWith = async (amount: number) => {
  const userId = await newUser();
  await counts.grant(userId, { key: 'start', amount, source: 'test' });
  return userId;
};
const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)));
const valuesOf = <Result>(outcomes: PromiseSettledResult<Result>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));

describe('a grant', () => {
  it('counts once per key under concurrency', async () => {
    const userId = await newUser();
    const outcomes = await times(20, () =>
      counts.grant(userId, { key: 'campus', amount: 30, source: 'test' }),
    );
    const granted = valuesOf(outcomes).filter((outcome) => outcome.granted);
    expect(granted).toEqual([{ granted: true, balance: 30 }]);
    expect(valuesOf(outcomes)).toHaveLength(20);
    expect(await counts.balanceOf(userId)).toBe(30);
  });

  it('sums different keys under concurrency', async () => {
    const userId = await newUser();
    await times(20, (index) => counts.grant(userId, { key: `gift:${index}`, amount: 10, source: 'test' }));
    expect(await counts.balanceOf(userId)).toBe(200);
    const after = (await counts.entriesOf(userId)).map(({ balanceAfter }) => balanceAfter);
    expect(after.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => (index + 1) * 10));
  });

  it.each([0, -1, 1.5, 1_000_001])('of %s is an error', async (amount) => {
    const grant = counts.grant(await newUser(), { key: 'k', amount, source: 'test' });
    await expect(grant).rejects.toThrow(RangeError);
  });
});

describe('a reservation', () => {
  it('AI1: 200 parallel runs on a balance of 10 get exactly 10', async () => {
    const userId = await userWith(10);
    const outcomes = await times(200, (index) =>
      counts.reserve(userId, { key: `run:${index}`, source: 'test' }),
    );
    expect(new Set(valuesOf(outcomes)).size).toBe(10);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { reason: string }).reason] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['aiCountsExhausted']));
    expect(reasons).toHaveLength(190);
    expect(await counts.balanceOf(userId)).toBe(0);
  });

  it.each([10, 1])(
    'AI1: 20 parallel attempts with one key on a balance of %i are one run',
    async (balance) => {
      const userId = await userWith(balance);
      const outcomes = await times(20, () => counts.reserve(userId, { key: 'run', source: 'test' }));
      expect(valuesOf(outcomes)).toHaveLength(20);
      expect(new Set(valuesOf(outcomes)).size).toBe(1);
      expect(await counts.balanceOf(userId)).toBe(balance - 1);
    },
  );

  it('ends once, settled or refunded, whichever comes first', async () => {
    const userId = await userWith(5);
    const id = await counts.reserve(userId, { key: 'run', amount: 2, source: 'test' });
    const outcomes = await times(20, (index) => (index % 2 ? counts.settle(id) : counts.refund(id)));
    expect(valuesOf(outcomes)).toHaveLength(20);
    expect(valuesOf(outcomes).filter(Boolean)).toHaveLength(1);
    const [, , ending] = await counts.entriesOf(userId);
    expect(await counts.balanceOf(userId)).toBe(ending?.kind === 'refund' ? 5 : 3);
  });

  it('that was refunded does not serve a later attempt with its key', async () => {
    const userId = await userWith(1);
    const id = await counts.reserve(userId, { key: 'run', source: 'test' });
    expect(await counts.refund(id)).toBe(true);
    await expect(counts.reserve(userId, { key: 'run', source: 'test' })).rejects.toMatchObject({
      reason: 'aiCountsReservationEnded',
    });
    expect(await counts.balanceOf(userId)).toBe(1);
  });

  it('that was settled remains the answer to its key', async () => {
    const userId = await userWith(2);
    const id = await counts.reserve(userId, { key: 'run', source: 'test' });
    expect(await counts.settle(id)).toBe(true);
    expect(await counts.reserve(userId, { key: 'run', source: 'test' })).toBe(id);
    expect(await counts.balanceOf(userId)).toBe(1);
  });

  it('does not share keys with grants, other amounts or other users', async () => {
    const [mine, theirs] = [await userWith(9), await userWith(9)];
    await expect(counts.reserve(mine, { key: 'start', source: 'test' })).rejects.toThrow(
      'another transaction',
    );
    const first = await counts.reserve(mine, { key: 'run', source: 'test' });
    await expect(counts.reserve(mine, { key: 'run', amount: 2, source: 'test' })).rejects.toThrow();
    expect(await counts.reserve(theirs, { key: 'run', source: 'test' })).not.toBe(first);
  });

  it('that does not exist ends nothing; nor does a grant', async () => {
    const userId = await userWith(3);
    const [grant] = await counts.entriesOf(userId);
    expect(await counts.refund(randomUUID())).toBe(false);
    expect(await counts.refund(grant?.id ?? '')).toBe(false);
    expect(await counts.balanceOf(userId)).toBe(3);
  });
});

it('lists entries newest first, each with its balance', async () => {
  const userId = await userWith(3);
  await counts.settle(await counts.reserve(userId, { key: 'run', source: 'resume-analysis' }));
  const { list, total } = await counts.entries(userId, { page: 1, limit: 2 });
  expect(total).toBe(3);
  expect(list).toHaveLength(2);
  const kinds = (await counts.entriesOf(userId)).map(({ kind, amount }) => [kind, amount]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['grant', 3],
      ['reserve', -1],
      ['settle', 0],
    ]),
  );
});

it('detects a balance changed by hand in the database', async () => {
  const userId = await userWith(3);
  await database.aiCountBalance.update({ where: { userId }, data: { balance: 7 } });
  expect(await counts.findBreaches()).toEqual([{ userId, balance: 7, sum: 3 }]);
  await database.aiCountBalance.update({ where: { userId }, data: { balance: 3 } });
});

type Step =
  | { act: 'grant' | 'reserve'; key: number; amount: number }
  | { act: 'settle' | 'refund'; key: number };
const key = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constantFrom('grant' as const, 'reserve' as const), key, amount: fc.constant(2) }),
  fc.record({ act: fc.constantFrom('settle' as const, 'refund' as const), key }),
);

it('AI1: in any sequence of operations, the balance equals the sum and is never negative', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 8 }),
    async (rounds) => {
      const userId = await newUser();
      const reservations = new Map<number, string>();
      let expected = 0;
      const take = async (next: Step): Promise<void> => {
        if (next.act === 'grant') {
          const movement = { key: `grant:${next.key}`, amount: next.amount, source: 'test' };
          if ((await counts.grant(userId, movement)).granted) expected += next.amount;
        } else if (next.act === 'reserve') {
          const movement = { key: `run:${next.key}`, amount: next.amount, source: 'test' };
          const id = await counts.reserve(userId, movement).catch(() => null);
          if (id === null || [...reservations.values()].includes(id)) return;
          reservations.set(next.key, id);
          expected -= next.amount;
        } else {
          const ended = await counts[next.act](reservations.get(next.key) ?? randomUUID());
          if (ended && next.act === 'refund') expected += 2;
        }
      };
      for (const round of rounds) {
        await Promise.all(round.map(take));
        expect(await counts.balanceOf(userId)).toBe(expected);
        expect(expected).toBeGreaterThanOrEqual(0);
      }
      const entries = await counts.entriesOf(userId);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
    },
  );
  await fc.assert(property, { numRuns: 40 });
});
