import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { timeLimit, openDatabase } from '@qicheng/testing/open-database';
import { AiCountRepository } from '../src/ai-count/ai-count.repository.js';
import { AnalysisRepository } from '../src/analysis/analysis.repository.js';
import { ContentAdminRepository } from '../src/content/admin/content-admin.repository.js';
import { ContentListRepository } from '../src/content/lists/content-list.repository.js';
import { ContentListService } from '../src/content/lists/content-list.service.js';
import { JobRepository } from '../src/jobs-board/job.repository.js';
import { MessageRepository } from '../src/message/message.repository.js';
import { FAILURE_KINDS, FailureListRepository } from '../src/operator-list/failure-list.repository.js';
import { RecordListRepository } from '../src/operator-list/record-list.repository.js';
import { AuditRepository } from '../src/operator/audit.repository.js';
import { OrderRepository } from '../src/order/order.repository.js';
import { SystemClock } from '../src/platform/clock.js';
import { ResumeRepository } from '../src/resume/resume.repository.js';
import { BacklogRepository } from '../src/site-statistics/backlog.repository.js';
import { DailyCountRepository } from '../src/site-statistics/daily-count.repository.js';
import { fillFullTables, FULL_TABLES, ROWS } from './full-tables.js';

let test: TestDatabase;
let database: Database;
let userId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  // One connection, because read statistics are per connection; no parallel workers, which count separately.
  database = openDatabase({ url: test.url, poolSize: 1 });
  await database.$executeRaw`SET statement_timeout = 0`;
  await database.$executeRaw`SET max_parallel_workers_per_gather = 0`;
  await fillFullTables(database);
  userId = (await database.user.findFirstOrThrow({ where: { username: 'member-7' } })).id;
}, timeLimit(120_000));
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

interface Reading {
  table: string;
  scans: number;
  fetched: number;
}

/** What this connection has read of each table so far: sequential scans, and rows by index. */
async function readings(): Promise<Reading[]> {
  await database.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  return database.$queryRaw<Reading[]>`
    SELECT relname AS table, seq_scan::int AS scans, idx_tup_fetch::int AS fetched FROM pg_stat_user_tables
    WHERE relname = ANY(${[...FULL_TABLES]}) ORDER BY relname`;
}

async function readBy(work: () => Promise<unknown>): Promise<Reading[]> {
  const before = await readings();
  await work();
  const after = await readings();
  return after.map(({ table, scans, fetched }, at) => ({
    table,
    scans: scans - (before[at]?.scans ?? 0),
    fetched: fetched - (before[at]?.fetched ?? 0),
  }));
}

const NEWEST = { from: null, to: null, after: null, limit: 51 };
const FIRST = { page: 1, limit: 20 };
const DEEP = { page: 500, limit: 20 };
const lists = () => new ContentListService(new ContentListRepository(database), new SystemClock());
const today = new Date().toISOString().slice(0, 10);
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const content = (query: Parameters<ContentListService['page']>[1], paging = FIRST) =>
  lists().page('document', query, paging);

const ownRun = async () =>
  (await database.analysis.findFirstOrThrow({ where: { userId, requestKey: 'k1' } })).id;

const HOT_PATHS: Record<string, () => Promise<unknown>> = {
  'documents, by rank': () => content({}),
  'documents, far down': () => content({}, DEEP),
  'documents, newest': () => content({ order: 'new' }),
  'documents, hot': () => content({ order: 'hot' }),
  'documents of a category': () => content({ category: '类2' }),
  'documents of a category, hot': () => content({ category: '类2', order: 'hot' }),
  'documents of a topic': () => content({ category: '类2', topic: '题2' }),
  'categories of documents': () => lists().categories('document', undefined),
  'topics of a category': () => lists().categories('document', '类2'),
  'search by a rare word': () => content({ keyword: '求职信 n77' }),
  'numbers for a sitemap': () => lists().numbers('document', 100),
  'content as operators see it': () => new ContentAdminRepository(database).page('document', '', FIRST),
  'my résumés': () => new ResumeRepository(database).list(userId, FIRST),
  'my messages': () => new MessageRepository(database).page(userId, undefined, FIRST),
  'my messages of a kind': () => new MessageRepository(database).page(userId, 'personal', FIRST),
  'my unread messages': () => new MessageRepository(database).countUnread(userId),
  'my counts': () => new AiCountRepository(database).page(userId, FIRST),
  'my orders': () => new OrderRepository(database).page({ userId }, FIRST),
  'orders as operators see them': () =>
    new OrderRepository(database).records({ ...NEWEST, view: 'all', search: '' }),
  'my analyses': () =>
    new AnalysisRepository(database).page(
      { userId, service: 'resumeAnalysis', step: 'analysis', isCustom: false },
      FIRST,
    ),
  'open jobs': () => new JobRepository(database).list({}, FIRST, today),
  'open jobs of a city': () => new JobRepository(database).list({ city: '城市7' }, FIRST, today),
  'open jobs by a rare word': () => new JobRepository(database).list({ keyword: 'n77' }, FIRST, today),
  'how many jobs have a rare word': () => new JobRepository(database).total({ keyword: 'n77' }, today),
  'figures of a week and of the week before': () =>
    new DailyCountRepository(database).series(daysAgo(13), today),
  'the newest day with figures': () => new DailyCountRepository(database).newestDay(),
  'a scoring of my analysis': async () =>
    new AnalysisRepository(database).findChild(userId, await ownRun(), 'rescore'),
  'a deletion of my analysis': async () =>
    new AnalysisRepository(database).remove(userId, await ownRun(), new Date()),
  'a scoring that takes the place of others': async () =>
    new AnalysisRepository(database).dropRescores(userId, await ownRun(), randomUUID()),
  'failures of the last days': () =>
    new DailyCountRepository(database).recordFailures({ from: daysAgo(7), to: daysAgo(1), now: new Date() }),
  'what waits for a worker': () => new BacklogRepository(database).read(new Date()),
  'runs of AI services': () =>
    new RecordListRepository(database).runs({ ...NEWEST, service: '', status: '' }),
  'runs that failed': () =>
    new RecordListRepository(database).runs({ ...NEWEST, service: '', status: 'failed' }),
  ...Object.fromEntries(
    FAILURE_KINDS.map((kind) => [
      `what failed of ${kind}`,
      () => new FailureListRepository(database).failures({ ...NEWEST, kind }),
    ]),
  ),
  'everything that failed': () => new FailureListRepository(database).failures({ ...NEWEST, kind: '' }),
  'what an operator did': () =>
    new AuditRepository(database).find({ ...NEWEST, action: '', actor: 'operator:nobody' }),
  'every act of a kind': () =>
    new AuditRepository(database).find({ ...NEWEST, action: 'user.show', actor: '' }),
  'the audit log': () => new AuditRepository(database).find({ ...NEWEST, action: '', actor: '' }),
};

// [fault 19]. Rows read only from an index (for a total) are not counted.
it.each(Object.entries(HOT_PATHS))('reads no table sequentially: %s', async (_name, work) => {
  const read = await readBy(work);
  expect(read.filter(({ scans }) => scans > 0)).toEqual([]);
  expect(read.filter(({ fetched }) => fetched > ROWS / 40)).toEqual([]);
});

it('detects a table that is read sequentially', async () => {
  const read = await readBy(() => database.$queryRaw`SELECT count(*) FROM resume WHERE title = '简历1'`);
  expect(read.find(({ table }) => table === 'resume')).toMatchObject({ scans: 1 });
});
