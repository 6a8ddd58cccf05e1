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
let file: string;

const job = {
  id: 'a1',
  title: '会计',
  company: '测试公司',
  city: '杭州市',
  description: '负责记账。',
  publishedOn: '2026-11-01',
};
const write = (jobs: unknown) => writeFile(file, JSON.stringify({ format: 'qicheng-jobs/1', jobs }));
const ops = (line: string) => runLine(test.url, line);

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  directory = await mkdtemp(path.join(tmpdir(), 'qicheng-jobs-'));
  file = path.join(directory, 'jobs.json');
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

describe('ops job', () => {
  it('reports invalid jobs and imports the rest, audited', async () => {
    const bad = { ...job, id: 'a3', publishedOn: '昨天' };
    await write([job, { ...job, title: '' }, { ...job, id: 'a2', title: '出纳' }, job, bad, 7]);
    const dry = await ops(`job import ${file} --source board --name 测试平台 --dry-run`);
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toMatch(/2\s+a1\s+缺少职位名称/);
    expect(dry.out).toMatch(/4\s+a1\s+编号重复/);
    expect(dry.out).toMatch(/5\s+a3\s+日期应写成/);
    expect(dry.out).toContain('可用 2 个，拒绝 4 个');
    expect(await database.jobPosting.count()).toBe(0);
    expect((await ops(`job import ${file} --source board --name 测试平台`)).code).toBe(0);
    expect(await database.jobPosting.findMany({ orderBy: { externalId: 'asc' } })).toMatchObject([
      { title: '会计', city: '杭州' },
      { title: '出纳' },
    ]);
    expect(await database.auditEntry.count({ where: { action: 'jobs.import', subject: 'board' } })).toBe(1);
  });

  it('keeps the id of a remaining job, and removes jobs missing from the file', async () => {
    const before = await database.jobPosting.findFirstOrThrow({ where: { externalId: 'a1' } });
    await write([{ ...job, title: '总账会计' }]);
    await ops(`job import ${file} --source board --name 测试平台`);
    expect(await database.jobPosting.findMany()).toMatchObject([{ id: before.id, title: '总账会计' }]);
    expect((await ops('job list')).out).toMatch(/board\s+测试平台\s+1 个/);
  });

  it('rejects an invalid or empty feed, and keeps existing jobs', async () => {
    await write([]);
    expect((await ops(`job import ${file} --source board --name 测试平台`)).err).toContain('没有可用的职位');
    await writeFile(file, 'x');
    expect((await ops(`job import ${file} --source board --name 测试平台`)).err).toContain('qicheng-jobs/1');
    expect(await database.jobPosting.count()).toBe(1);
    await ops('job remove board');
    expect(await database.jobPosting.count()).toBe(0);
  });
});

describe('ops partner connect', () => {
  it('accepts only addresses on the partner’s hosts', async () => {
    await ops('partner add jobs --name 就业平台 --host jobs.example.cn');
    const connect = (url: string) => ops(`partner connect jobs --kind employment --resume-url ${url}`);
    for (const url of [
      'https://evil.example/x',
      'ftp://jobs.example.cn/x',
      'https://a:b@jobs.example.cn/x',
    ]) {
      expect((await connect(url)).err).toContain('登记的域名');
    }
    expect(await connect('https://jobs.example.cn/resumes')).toMatchObject({ code: 0, err: '' });
    expect((await ops('partner services')).out).toContain('https://jobs.example.cn/resumes');
    await ops('partner disconnect employment');
    expect(await database.partnerService.count()).toBe(0);
  });
});
