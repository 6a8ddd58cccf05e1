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

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  directory = await mkdtemp(path.join(tmpdir(), 'qicheng-domains-'));
  file = path.join(directory, 'domains.csv');
  await writeFile(file, '学校,后缀\n甲大学,jia.edu.cn;mails.jia.edu.cn\n乙大学,edu.cn\n');
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

const ops = (line: string) => runLine(test.url, line);

describe('ops school domains import', () => {
  it('reports line by line in a dry run, then imports with an audit row', async () => {
    const dry = await ops(`school domains import ${file} --dry-run`);
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toMatch(/2\s+甲大学\s+mails\.jia\.edu\.cn\s+新增/);
    expect(dry.out).toMatch(/3\s+乙大学\s+edu\.cn\s+拒绝\s+后缀范围太大/);
    expect(dry.out).toContain('新增 2，更新 0，不变 0，拒绝 1');
    expect(dry.out).toContain('这是试运行，没有写入。');
    expect(await database.schoolMailDomain.count()).toBe(0);
    expect((await ops(`school domains import ${file}`)).out).toContain('✔ 已写入。');
    expect(await database.schoolMailDomain.count()).toBe(2);
    expect(await database.auditEntry.count({ where: { action: 'school-domains.import' } })).toBe(1);
  });

  it.each([
    ['school domains import none.csv', 1, 'none.csv'],
    ['school domains import', 2, '缺少参数：文件'],
    ['school domains remove x', 2, '没有这个命令：remove'],
  ])('%s exits with %i and a reason', async (line, code, message) => {
    const run = await ops(line);
    expect(run.code).toBe(code);
    expect(run.err).toContain(message);
  });

  it('rejects a file that is not UTF-8', async () => {
    const other = path.join(directory, 'gbk.csv');
    await writeFile(other, Buffer.from([0xd1, 0xa7, 0xd0, 0xa3, 0x2c, 0xff]));
    expect(await ops(`school domains import ${other}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('不是 UTF-8') as string,
    });
  });

  it('shows its usage in Chinese', async () => {
    const { code, out } = await ops('school domains --help');
    expect(code).toBe(0);
    expect(out).toContain('用法： ops school domains [选项] [命令]');
  });
});
