import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { TestClock } from '#test/test-clock.js';
import { ContentAdminRepository } from '../admin/content-admin.repository.js';
import type { ContentDraft, ContentKind, ContentQuery } from '../content.js';
import { ContentRepository } from '../content.repository.js';
import { queryTerms } from '../index.js';
import { ContentListRepository } from './content-list.repository.js';
import { ContentListService } from './content-list.service.js';

const DAY = 86_400_000;
let test: TestDatabase;
let database: Database;
let clock: TestClock;
let entries: ContentRepository;
let admin: ContentAdminRepository;
const processOf = () => new ContentListService(new ContentListRepository(database), clock);

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  await database.contentEntry.deleteMany();
  clock = new TestClock();
  entries = new ContentRepository(database);
  admin = new ContentAdminRepository(database);
});

const draft = (slug: string, more: Partial<ContentDraft> = {}): ContentDraft => ({
  kind: 'document',
  slug,
  title: `求职信 ${slug}`,
  summary: '',
  category: '求职信',
  topic: '校招',
  tags: [],
  image: '',
  body: '正文',
  data: {},
  source: '',
  rank: 100,
  isHot: false,
  publishedAt: new Date(clock.now().getTime() - DAY),
  ...more,
});
const put = (slug: string, more: Partial<ContentDraft> = {}) => entries.put(draft(slug, more), clock.now());
const pageOf = async (query: ContentQuery, paging = { page: 1, limit: 20 }, lists = processOf()) => {
  const { list, total } = await lists.page('document', query, paging);
  return { slugs: list.map(({ slug }) => slug), total };
};

const ORDERS = {
  rank: 'rank, published_at DESC, id',
  new: 'published_at DESC, id',
  hot: 'is_hot DESC, downloads + views DESC, id',
};

/** The list as the rows themselves say it, read one and all. */
async function everyRow(kind: ContentKind, { keyword = '', category, topic, order = 'rank' }: ContentQuery) {
  const title = keyword.trim().toLowerCase();
  const rows = await database.$queryRawUnsafe<{ slug: string; words: string[] }[]>(
    `SELECT slug, words FROM content_entry WHERE kind = $1 AND published_at <= $2
       AND ($3::text IS NULL OR category = $3) AND ($4::text IS NULL OR topic = $4)
     ORDER BY ($5 <> '' AND strpos(lower(title), $5) > 0) DESC, ${ORDERS[order]}`,
    kind,
    clock.now(),
    category ?? null,
    topic ?? null,
    title,
  );
  const searched = queryTerms(keyword);
  return rows
    .filter(({ words }) => searched.every((one) => one.some((word) => words.includes(word))))
    .map(({ slug }) => slug);
}

it('has the order of the rows for every query', async () => {
  const titles = ['求职信范文', '面试 PPT 提纲', '实习求职清单', '简历 Node.js'];
  for (let n = 0; n < 160; n += 1)
    await put(`e-${n}`, {
      kind: n % 5 === 4 ? 'help' : 'document',
      title: `${titles[n % 4]} ${n}`,
      category: ['简历', '面试', ''][n % 3] ?? '',
      topic: ['校招', ''][n % 2] ?? '',
      body: n % 7 === 0 ? '求职时带上简历。' : '写清楚。',
      rank: n % 4,
      isHot: n % 11 === 0,
      publishedAt: n % 13 === 0 ? null : new Date(clock.now().getTime() + ((n % 9) - 7) * DAY),
    });
  await database.$executeRaw`UPDATE content_entry SET views = ascii(md5(slug)) % 5, downloads = ascii(slug) % 3`;
  const lists = processOf();
  const keywords = [undefined, '求职', '求职信 范文', 'qz', 'PPT', 'node', '量子蘑菇', ' '];
  const places = [{}, { category: '简历' }, { category: '面试', topic: '校招' }, { topic: '校招' }];
  const orders = [undefined, 'rank', 'new', 'hot'] as const;
  for (const kind of ['document', 'help'] as const)
    for (const keyword of keywords)
      for (const place of places)
        for (const order of orders) {
          const query = { keyword, order, ...place };
          const expected = await everyRow(kind, query);
          for (const [page, limit] of [
            [1, 7],
            [3, 7],
            [3, 50],
          ] as const) {
            const { list, total } = await lists.page(kind, query, { page, limit });
            expect({ query, page, total, slugs: list.map(({ slug }) => slug) }).toEqual({
              query,
              page,
              total: expected.length,
              slugs: expected.slice((page - 1) * limit, page * limit),
            });
          }
        }
});

it('continues beyond the cached part of a search', async () => {
  for (let n = 0; n < 240; n += 1) await put(`e-${String(n).padStart(3, '0')}`, { rank: n });
  const lists = processOf();
  const seen: string[] = [];
  for (let page = 1; page <= 12; page += 1)
    seen.push(...(await pageOf({ keyword: '求职' }, { page, limit: 20 }, lists)).slugs);
  expect(seen).toEqual(await everyRow('document', { keyword: '求职' }));
});

const QUERIES: ContentQuery[] = [{}, { category: '求职信' }, { keyword: '求职' }];
const totals = async (lists: ContentListService) =>
  Promise.all([
    ...QUERIES.map(async (query) => (await pageOf(query, undefined, lists)).total),
    lists.categories('document', undefined).then(([first]) => first?.count ?? 0),
    lists.categories('document', '求职信').then(([first]) => first?.count ?? 0),
  ]);

it('is up to date at once in every process after each change', async () => {
  const processes = [processOf(), processOf()];
  const shownTotals = async () => new Set((await Promise.all(processes.map(totals))).flat());
  const all = (count: number) => new Set([count]);
  await put('a');
  expect(await shownTotals()).toEqual(all(1));
  await put('b');
  await put('draft', { publishedAt: null });
  expect(await shownTotals()).toEqual(all(2));
  await put('draft');
  expect(await shownTotals()).toEqual(all(3));
  await put('a', { publishedAt: null });
  expect(await shownTotals()).toEqual(all(2));
  await admin.remove('document', 'b');
  expect(await shownTotals()).toEqual(all(1));
  const { updatedAt } = await database.contentEntry.findFirstOrThrow({ where: { slug: 'a' } });
  expect(await admin.write(draft('a'), updatedAt, clock.now())).toBe(true);
  expect(await shownTotals()).toEqual(all(2));
  await database.$executeRaw`UPDATE content_entry SET published_at = NULL`;
  expect(await shownTotals()).toEqual(all(0));
});

it('shows an entry from its date on, without a change of content', async () => {
  const lists = processOf();
  await put('now');
  await put('later', { publishedAt: new Date(clock.now().getTime() + DAY) });
  expect(new Set(await totals(lists))).toEqual(new Set([1]));
  clock.advance((2 * DAY) / 1000);
  expect(new Set(await totals(lists))).toEqual(new Set([2]));
  expect((await pageOf({ keyword: '求职' }, undefined, lists)).slugs).toEqual(['later', 'now']);
});

it('reflects a new title, rank, category and text', async () => {
  const lists = processOf();
  await put('a', { rank: 1 });
  await put('b', { rank: 2 });
  const search = () => pageOf({ keyword: '求职' }, undefined, lists);
  expect((await search()).slugs).toEqual(['a', 'b']);
  await put('a', { rank: 3 });
  expect([(await search()).slugs, (await pageOf({}, undefined, lists)).slugs]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ]);
  await put('b', { title: '面试', category: '', body: '怎样求职', rank: 1 });
  expect((await search()).slugs).toEqual(['a', 'b']);
  await put('b', { title: '面试', category: '', body: '怎样准备', rank: 1 });
  expect(await search()).toEqual({ slugs: ['a'], total: 1 });
});

it('has the current hot order, although a view is not a change of content', async () => {
  const lists = processOf();
  await put('a');
  await put('b');
  const { id } = await database.contentEntry.findFirstOrThrow({ where: { slug: 'b' } });
  const edition = () => new ContentListRepository(database).edition('document', clock.now());
  const before = await edition();
  for (const keyword of [undefined, '求职']) {
    await entries.count('document', id, 'views', clock.now());
    expect((await pageOf({ keyword, order: 'hot' }, undefined, lists)).slugs).toEqual(['b', 'a']);
  }
  expect(await edition()).toBe(before);
});
