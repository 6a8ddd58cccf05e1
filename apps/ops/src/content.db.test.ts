import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { runLine } from '../test/run-line.js';

let test: TestDatabase;
let database: Database;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await mkdir(path.join(folder, 'help'));
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const ops = (line: string) => runLine(test.url, line);
const write = (name: string, text: string) => writeFile(path.join(folder, 'help', name), text);

describe('ops content', () => {
  it('imports a folder, all or nothing, and exports it again', async () => {
    await write('reset.md', '---\ntitle: 重设密码\npublished: 2026-11-01\n---\n\n正文\n');
    await write('wrong.md', '---\nsummary: 没有标题\n---\n');
    const refused = await ops(`content import ${folder}`);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('什么都没有写入') });
    expect(refused.out).toContain('help/wrong.md');
    expect(await database.contentEntry.count()).toBe(0);

    await rm(path.join(folder, 'help/wrong.md'));
    expect((await ops(`content import ${folder} --dry-run`)).out).toContain('这是试运行');
    expect(await database.contentEntry.count()).toBe(0);
    expect(await ops(`content import ${folder}`)).toMatchObject({ code: 0, err: '' });
    expect((await ops(`content import ${folder}`)).out).toBe('不变 1\n✔ 已写入。');
    const copy = path.join(folder, 'copy');
    expect((await ops(`content export ${copy}`)).code).toBe(0);
    expect(await readFile(path.join(copy, 'help/reset.md'), 'utf8')).toContain('title: 重设密码');
  });

  it('reports a missing folder', async () => {
    expect(await ops(`content import ${folder}/nothing`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('没有这个文件'),
    });
  });
});

it('the seed is readable, and leaves operators’ changes alone', async () => {
  expect(await ops('seed')).toMatchObject({ code: 0, err: '' });
  const count = await database.contentEntry.count();
  expect(count).toBeGreaterThan(1);
  const help = await database.contentEntry.findFirstOrThrow({ where: { slug: 'forgot-password' } });
  await database.contentEntry.update({ where: { id: help.id }, data: { title: '改过的标题' } });
  expect((await ops('seed')).out).toMatch(/其中新增 0 篇/);
  expect(await database.contentEntry.findUniqueOrThrow({ where: { id: help.id } })).toMatchObject({
    title: '改过的标题',
  });
});
