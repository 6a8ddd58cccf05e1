import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { runLine } from '../test/run-line.js';

let test: TestDatabase;
let database: Database;
let directory: string;
let posts: string;
let figures: string;

const HEAD = '职位代码,部门名称,职位名称,学历要求,专业要求,招考人数,报名截止';
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  directory = await mkdtemp(path.join(tmpdir(), 'qicheng-exam-'));
  posts = path.join(directory, 'posts.csv');
  figures = path.join(directory, 'figures.csv');
  await writeFile(
    posts,
    [
      HEAD,
      '1,甲局,文秘,本科及以上,不限,2人,2026.10.24',
      '1,甲局,重复,不限,不限,,',
      '2,乙局,会计,不限,不限,很多,',
    ].join('\n'),
  );
  await writeFile(
    figures,
    [
      '院校,专业,年份,拟招生人数,推免人数,复试线,来源,来源日期',
      '示例大学,软件工程,2026,60,24,350,示例大学招生简章（测试）,2026-09-01',
      '国家线A区,工学,2026年,,,300,国家线（测试）,2026-03',
      '示例大学,数学,2026,10,20,,示例大学招生简章（测试）,2026-09-01',
      '示例大学,物理学,2026,10,,,,2026-09-01',
    ].join('\n'),
  );
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

const ops = (line: string) => runLine(test.url, line);
const options = '--exam 国考 --table-version 测试2026 --source 测试公告 --date 2026-10-14';

describe('ops post', () => {
  it('reports line by line in a dry run, then imports with an audit row', async () => {
    const dry = await ops(`post import ${posts} ${options} --dry-run`);
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toMatch(/2\s+1\s+文秘\s+新增/);
    expect(dry.out).toMatch(/3\s+1\s+重复\s+拒绝\s+同一部门的职位代码/);
    expect(dry.out).toMatch(/4\s+2\s+会计\s+拒绝\s+人数、年份或分数不是数字/);
    expect(dry.out).toContain('新增 1，更新 0，不变 0，拒绝 2');
    expect(await database.positionTable.count()).toBe(0);
    expect((await ops(`post import ${posts} ${options}`)).out).toContain('✔ 已写入。');
    expect((await ops(`post import ${posts} ${options}`)).out).toContain('新增 0，更新 0，不变 1，拒绝 2');
    expect(await database.examPost.findMany()).toMatchObject([
      {
        code: '1',
        department: '甲局',
        recruits: 2,
        registerUntil: '2026-10-24',
        conditions: { education: '本科及以上' },
      },
    ]);
    expect(await database.auditEntry.count({ where: { action: 'posts.import' } })).toBe(2);
    await writeFile(posts, [HEAD, '1,甲局,文秘,大专及以上,不限,3,'].join('\n'));
    expect((await ops(`post import ${posts} ${options}`)).out).toContain('新增 0，更新 1，不变 0，拒绝 0');
    expect((await ops('post list')).out).toMatch(/国考\s+测试2026\s+1 个\s+测试公告/);
  });

  it.each([
    [`post import none.csv ${options}`, 1, 'none.csv'],
    ['post import x.csv --exam 国考', 2, 'table-version'],
    ['post remove 国考 没有', 1, '没有这个版本的职位表'],
  ])('%s exits with %i and a reason', async (line, code, message) => {
    const run = await ops(line);
    expect(run.code).toBe(code);
    expect(run.err).toContain(message);
  });

  it('rejects unmarked samples and figures without a dated source', async () => {
    expect((await ops(`post import ${posts} ${options} --sample`)).err).toContain('示例表的版本里要有“示例”');
    const undated = options.replace('2026-10-14', '去年');
    expect((await ops(`post import ${posts} ${undated}`)).err).toContain('要写明来源');
    const other = path.join(directory, 'other.csv');
    await writeFile(other, '名称,学历\n文秘,本科\n');
    expect((await ops(`post import ${other} ${options}`)).err).toContain('第一行要有列名');
  });

  it('removes a table with its posts', async () => {
    expect((await ops('post remove 国考 测试2026')).out).toContain('已删除');
    expect([await database.positionTable.count(), await database.examPost.count()]).toEqual([0, 0]);
  });
});

describe('ops enrolment import', () => {
  it('imports figures with a source and rejects contradictory ones', async () => {
    const dry = await ops(`enrolment import ${figures} --dry-run`);
    expect(dry.out).toMatch(/4\s+示例大学\s+数学\s+拒绝\s+推免多于拟招生/);
    expect(dry.out).toMatch(/5\s+示例大学\s+物理学\s+拒绝\s+没有来源/);
    expect(await database.enrolmentFigure.count()).toBe(0);
    expect((await ops(`enrolment import ${figures}`)).out).toContain('新增 2，更新 0，不变 0，拒绝 2');
    expect((await ops(`enrolment import ${figures}`)).out).toContain('新增 0，更新 0，不变 2，拒绝 2');
    expect(await database.enrolmentFigure.count()).toBe(2);
    expect(await database.auditEntry.count({ where: { action: 'enrolment.import' } })).toBe(2);
  });
});

describe('ops seed', () => {
  it('imports the sample posts once, each marked', async () => {
    await ops('seed');
    await ops('seed');
    const [sample] = await database.positionTable.findMany({ include: { posts: true } });
    expect(sample).toMatchObject({ isSample: true, version: '示例职位表 2026-11' });
    expect(sample?.posts.length).toBeGreaterThanOrEqual(8);
    for (const { name, department } of sample?.posts ?? [])
      expect([name, department].every((word) => word.includes('示例'))).toBe(true);
  });
});
