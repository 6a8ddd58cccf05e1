import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { SystemClock } from '../platform/index.js';
import { RegionRepository } from './region.repository.js';
import { type RegionSeed, RegionService } from './region.service.js';
import { SchoolRepository } from './school.repository.js';
import { SchoolService } from './school.service.js';

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

describe('Regions', () => {
  const seed: RegionSeed[] = [
    [
      '330000',
      '浙江省',
      [
        [
          '330100',
          '杭州市',
          [
            ['330102', '上城区'],
            ['330106', '西湖区'],
          ],
        ],
      ],
    ],
    ['710000', '台湾省'],
  ];
  const regions = () => new RegionService(new RegionRepository(database), new SystemClock());

  it('returns the seeded tree', async () => {
    expect(await regions().seed(seed)).toBe(5);
    const tree = await regions().tree();
    expect(tree.map(({ name }) => name)).toEqual(['浙江省', '台湾省']);
    expect(tree[0]?.children[0]).toMatchObject({ code: '330100', name: '杭州市' });
    expect(tree[0]?.children[0]?.children.map(({ name }) => name)).toEqual(['上城区', '西湖区']);
  });

  it('changes nothing when seeded again, and updates a new name', async () => {
    await regions().seed(seed);
    const before = await database.region.findMany({ orderBy: { code: 'asc' } });
    await regions().seed(seed);
    expect(await database.region.findMany({ orderBy: { code: 'asc' } })).toEqual(before);
    await regions().seed([['710000', '台湾']]);
    expect(await database.region.findUnique({ where: { code: '710000' } })).toMatchObject({
      name: '台湾',
      initials: 'tw',
    });
    expect(await database.region.count()).toBe(5);
  });
});

describe('Schools', () => {
  const schools = () => new SchoolService(new SchoolRepository(database));
  const names = async (keyword: string) => (await schools().search({ keyword })).list.map(({ name }) => name);

  beforeAll(() =>
    schools().seed(
      ['清华大学', '北京大学', '北京理工大学', '东北大学', '重庆大学', '西北工业大学'].map((name, index) => ({
        code: `swot:s${index}.edu.cn`,
        name,
        source: 'swot',
      })),
    ),
  );

  it('finds by a part of the name, prefixes first', async () => {
    expect(await names('北京')).toEqual(['北京大学', '北京理工大学']);
    expect(await names('北')).toEqual(['北京大学', '北京理工大学', '东北大学', '西北工业大学']);
  });

  it('finds by an abbreviation: the first character and further ones in order', async () => {
    expect(await names('北理')).toEqual(['北京理工大学']);
    expect(await names('西工大')).toEqual(['西北工业大学']);
    expect(await names('工西')).toEqual([]);
  });

  it('finds by a usual short form before other names that contain its characters', async () => {
    await schools().seed(
      [
        '中国人民大学',
        '中央美术学院',
        '哈尔滨工程大学',
        '哈尔滨工业大学',
        '华中科技大学',
        '中国药科大学',
      ].map((name, index) => ({ code: `short${index}`, name, source: 'test' })),
    );
    for (const [short, name] of [
      ['北大', '北京大学'],
      ['人大', '中国人民大学'],
      ['央美', '中央美术学院'],
      ['国药大', '中国药科大学'],
      ['哈工大', '哈尔滨工业大学'],
      ['华科', '华中科技大学'],
    ] as const)
      expect((await names(short))[0]).toBe(name);
    await database.school.deleteMany({ where: { source: 'test' } });
  });

  it('finds by pinyin and by initials', async () => {
    expect(await names('qhdx')).toEqual(['清华大学']);
    expect(await names('Chong Qing')).toEqual(['重庆大学']);
    expect(await names('bj')).toEqual(['北京大学', '北京理工大学']);
  });

  it.each(['%', '_', "'", '\\', '100%'])('treats %s literally', async (keyword) => {
    expect(await names(keyword)).toEqual([]);
  });

  it('pages and counts the whole', async () => {
    const second = await schools().search({ page: 2, limit: 4 });
    expect(second.list).toHaveLength(2);
    expect(second.total).toBe(6);
    expect(await schools().search({ page: 9 })).toEqual({ list: [], total: 6 });
  });

  it('adds nothing when seeded again', async () => {
    expect(await schools().seed([{ code: 'swot:other.edu.cn', name: '清华大学', source: 'swot' }])).toBe(0);
    expect(await database.school.count()).toBe(6);
  });

  it('lets an import replace a seeded row, but not the reverse', async () => {
    const official = {
      code: '4111010003',
      name: '清华大学',
      source: '教育部 2026-06',
      province: '北京市',
      level: '本科',
    };
    await schools().import([official]);
    await schools().seed([{ code: 'swot:s0.edu.cn', name: '清华大学', source: 'swot' }]);
    expect((await schools().search({ keyword: '清华' })).list).toEqual([
      { code: '4111010003', name: '清华大学', province: '北京市', city: '', level: '本科' },
    ]);
  });
});
