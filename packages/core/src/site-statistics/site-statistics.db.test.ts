import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import fc from 'fast-check';
import { AnalysisRepository, type NewAnalysis } from '../analysis/analysis.repository.js';
import { BacklogRepository } from './backlog.repository.js';
import { DailyCountRepository } from './daily-count.repository.js';
import { type PeriodLength, SiteStatisticsService } from './site-statistics.service.js';

const DAY = 86_400_000;
/** 00:30 in China, when it is still yesterday in UTC. */
const NOW = new Date('2026-11-23T16:30:00Z');
const clock = { now: () => NOW };

let test: TestDatabase;
let database: Database;
let statistics: SiteStatisticsService;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  statistics = new SiteStatisticsService(
    new DailyCountRepository(database),
    new BacklogRepository(database),
    clock,
  );
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  await database.$executeRaw`TRUNCATE user_account, purchase_order, daily_count CASCADE`;
  clock.now = () => NOW;
});

const register = (...moments: Date[]) =>
  database.user.createMany({ data: moments.map((createdAt) => ({ username: 'u', createdAt })) });

async function seriesOf(metric: string, label = '', length: PeriodLength = 7) {
  const { series } = await statistics.period(length);
  return series.find((each) => each.metric === metric && each.label === label);
}

async function runOf(service: string, status: string, createdAt: Date, step = 'analysis') {
  const { id: userId } = await database.user.create({ data: { username: 'u' } });
  return database.analysis.create({
    data: { userId, service, status, createdAt, step, input: {}, inputHash: 'h', requestKey: randomUUID() },
  });
}

describe('figures by day', () => {
  it('begin a day at midnight in China', async () => {
    await register(new Date('2026-11-23T15:59:59Z'), new Date('2026-11-23T16:00:00Z'), NOW);
    await statistics.record();
    const { days, updatedAt } = await statistics.period(7);
    expect([days[0], days.at(-1), updatedAt]).toEqual(['2026-11-18', '2026-11-24', NOW]);
    expect((await seriesOf('registration'))?.counts).toEqual([0, 0, 0, 0, 0, 1, 2]);
  });

  it('are empty before the first count', async () => {
    expect(await statistics.period(30)).toMatchObject({ series: [], updatedAt: null });
  });

  it('keep their counts when the rows are gone, and a second count adds nothing', async () => {
    await runOf('offer', 'failed', NOW);
    await runOf('offer', 'done', NOW);
    await statistics.record();
    await statistics.record();
    await database.$executeRaw`TRUNCATE user_account CASCADE`;
    await runOf('offer', 'done', NOW);
    await statistics.record();
    expect((await seriesOf('aiRun', 'offer'))?.counts.at(-1)).toBe(2);
    expect((await seriesOf('aiFailure', 'offer'))?.counts.at(-1)).toBe(1);
    expect((await seriesOf('failure', 'aiRun'))?.counts.at(-1)).toBe(1);
  });

  it('count requests of people: no scoring after a change, no withdrawn request', async () => {
    await runOf('offer', 'failed', NOW, 'rescore');
    await runOf('offer', 'done', NOW, 'rescore');
    await runOf('offer', 'done', NOW, 'reference');
    const runs = new AnalysisRepository(database);
    const { id: userId } = await database.user.create({ data: { username: 'u' } });
    const request = { runId: randomUUID(), userId, service: 'offer' } as NewAnalysis;
    expect(await runs.settle(request, NOW)).toBe(false);
    await statistics.record();
    expect((await seriesOf('aiRun', 'offer'))?.counts.at(-1)).toBe(1);
    expect(await seriesOf('aiFailure', 'offer')).toBeUndefined();
    expect(await seriesOf('failure', 'aiRun')).toBeUndefined();
    expect((await statistics.backlog()).find(({ queue }) => queue === 'aiRun')?.failed).toBe(0);
  });

  it('count a failure of an earlier day when it arrives', async () => {
    const { id } = await runOf('offer', 'queued', new Date(NOW.getTime() - 4 * DAY));
    await statistics.record();
    expect(await seriesOf('failure', 'aiRun')).toBeUndefined();
    await database.analysis.update({ where: { id }, data: { status: 'failed' } });
    await statistics.record();
    expect((await seriesOf('failure', 'aiRun'))?.counts).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect((await seriesOf('aiFailure', 'offer'))?.counts).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });

  it('are counted a few days at a time, and the next count continues where one failed', async () => {
    const counts = new DailyCountRepository(database);
    const write = counts.record.bind(counts);
    const record = jest.spyOn(counts, 'record');
    const backlog = new BacklogRepository(database);
    const counting = new SiteStatisticsService(counts, backlog, clock);
    const lengthOf = ({ from, to }: { from: string; to: string }) =>
      (Date.parse(to) - Date.parse(from)) / DAY + 1;
    await register(new Date(NOW.getTime() - 100 * DAY), NOW);
    record.mockImplementation((days) =>
      record.mock.calls.length === 10 ? Promise.reject(new Error('timeout')) : write(days),
    );
    await expect(counting.record()).rejects.toThrow('timeout');
    expect(record.mock.calls).toHaveLength(10);
    await counting.record();
    expect(Math.max(...record.mock.calls.map(([days]) => lengthOf(days)))).toBe(7);
    expect(record.mock.calls.at(-1)?.[0].to).toBe('2026-11-24');
    expect(await database.dailyCount.count({ where: { metric: 'registration' } })).toBe(180);
    const { _sum } = await database.dailyCount.aggregate({
      where: { metric: 'registration' },
      _sum: { count: true },
    });
    expect(_sum.count).toBe(2n);
  });

  it('make up for days without a count', async () => {
    await statistics.record();
    clock.now = () => new Date(NOW.getTime() + 5 * DAY);
    await register(new Date(NOW.getTime() + 2 * DAY));
    await statistics.record();
    expect((await seriesOf('registration'))?.counts).toEqual([0, 0, 0, 1, 0, 0, 0]);
  });

  it('count a person once a day, on any number of devices', async () => {
    const { id: userId } = await database.user.create({ data: { username: 'u' } });
    const session = { userId, lastSeenAt: NOW, expiresAt: new Date(NOW.getTime() + DAY) };
    await database.session.createMany({
      data: [session, session].map((each) => ({ id: randomUUID(), ...each })),
    });
    await statistics.record();
    expect((await seriesOf('activeUser'))?.counts.at(-1)).toBe(1);
  });

  it('sum money in whole fen, by provider, with refunds', async () => {
    await database.product.upsert({
      where: { id: 1 },
      create: { id: 1, kind: 'card', name: '月卡', priceFen: 1999 },
      update: {},
    });
    for (const [index, amountFen] of [1999, 2_147_483_647, 2_147_483_647].entries()) {
      const order = await database.order.create({
        data: {
          number: `n${index}`,
          requestKey: `k${index}`,
          productId: 1,
          kind: 'card',
          name: '月卡',
          amountFen,
          expiresAt: NOW,
          createdAt: NOW,
          paidAt: NOW,
        },
      });
      await database.payment.create({
        data: {
          orderId: order.id,
          provider: index === 0 ? 'alipay' : 'wechat',
          number: `p${index}`,
          amountFen,
          status: 'paid',
          paidAt: NOW,
        },
      });
    }
    await statistics.record();
    expect((await seriesOf('revenueFen', 'alipay'))?.counts.at(-1)).toBe(1999);
    expect((await seriesOf('revenueFen', 'wechat'))?.counts.at(-1)).toBe(4_294_967_294);
    expect((await seriesOf('paidOrder'))?.counts.at(-1)).toBe(3);
    expect(await seriesOf('refundFen')).toBeUndefined();
  });

  it('report what waits, what runs, what failed today, and the age of the oldest', async () => {
    const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
    await runOf('offer', 'queued', ago(2));
    await runOf('offer', 'running', ago(1));
    await runOf('offer', 'failed', ago(3));
    await runOf('offer', 'failed', ago(25));
    await runOf('offer', 'done', ago(9));
    const queues = await statistics.backlog();
    const none = { waiting: 0, running: 0, failed: 0, oldestSeconds: null };
    const busy = { waiting: 1, running: 1, failed: 1, oldestSeconds: 7200 };
    expect(queues.map(({ queue }) => queue)).toEqual([
      'export',
      'report',
      'aiRun',
      'import',
      'dataExport',
      'mail',
      'refund',
    ]);
    for (const { queue, ...found } of queues) expect(found).toEqual(queue === 'aiRun' ? busy : none);
  });

  // Gaps are 0, no event is lost or counted twice, and the previous period ends right before this one.
  it('sum to every event within the two periods', async () => {
    const ages = fc.array(fc.integer({ min: 0, max: 20 * 24 * 60 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(ages, async (minutes) => {
        await database.$executeRaw`TRUNCATE user_account, daily_count CASCADE`;
        const moments = minutes.map((age) => new Date(NOW.getTime() - age * 60_000));
        await register(...moments);
        await statistics.record();
        const dayNumber = (moment: Date) => Math.floor((moment.getTime() + 8 * 3_600_000) / DAY);
        const expected = Array.from(
          { length: 14 },
          (_, index) => moments.filter((each) => dayNumber(each) === dayNumber(NOW) - 13 + index).length,
        );
        const found = await seriesOf('registration');
        expect([...(found?.before ?? []), ...(found?.counts ?? [])]).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
