import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { TestClock } from '../../test/test-clock.js';
import { JobFeedRepository } from './job-feed.repository.js';
import { JobRepository } from './job.repository.js';
import { JobsBoardService } from './jobs-board.service.js';

const DAY_S = 86_400;
let test: TestDatabase;
let database: Database;
const clock = new TestClock();
const unused = {} as never;
const processOf = () => new JobsBoardService(new JobRepository(database), unused, unused, unused, clock);

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const posting = (externalId: string, publishedOn: string, closesOn: string | null = null) => ({
  externalId,
  title: `会计 ${externalId}`,
  company: '公司',
  city: '南京',
  tags: ['财务'],
  salary: '',
  degree: '',
  employment: '',
  description: '记账',
  applyUrl: '',
  publishedOn,
  closesOn,
});
const totals = async (board: JobsBoardService) => {
  const paging = { page: 1, limit: 1 };
  const lists = [{}, { city: '南京' }, { keyword: '会计' }].map((filter) => board.list(filter, paging));
  const { tags, cities } = await board.facets();
  return [
    ...(await Promise.all(lists)).map(({ total }) => total),
    tags[0]?.total ?? 0,
    cities[0]?.total ?? 0,
  ];
};

it('counts open jobs in every process: after a feed, without it, on another day', async () => {
  const feeds = new JobFeedRepository(database);
  const feed = { source: 'feed', name: '合作平台', isSample: false };
  const processes = [processOf(), processOf()];
  const shownTotals = async () => new Set((await Promise.all(processes.map(totals))).flat());
  expect(await shownTotals()).toEqual(new Set([0]));
  const postings = [posting('a', '2026-11-01'), posting('b', '2026-11-23'), posting('c', '2026-11-24')];
  await feeds.replace(feed, postings, clock.now());
  expect(await shownTotals()).toEqual(new Set([1]));
  clock.advance(2 * DAY_S);
  expect(await shownTotals()).toEqual(new Set([2]));
  await feeds.replace(feed, postings.slice(0, 1), clock.now());
  expect(await shownTotals()).toEqual(new Set([1]));
  await feeds.remove(feed.source);
  expect(await shownTotals()).toEqual(new Set([0]));
});
