import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { runLine } from '../test/run-line.js';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});

const ops = (line: string) => runLine(test.url, line);

describe('ops message announce', () => {
  it('notifies all members once, audited', async () => {
    const announced = await ops(
      'message announce 2026-11-maintenance 系统维护 --body 今晚两点 --link /index/help',
    );
    expect(announced).toMatchObject({ code: 0, err: '' });
    expect(await database.message.findMany()).toMatchObject([
      { userId: null, title: '系统维护', body: '今晚两点', link: '/index/help', key: '2026-11-maintenance' },
    ]);
    expect(await ops('message announce 2026-11-maintenance 又一次')).toMatchObject({
      code: 1,
      err: expect.stringContaining('已经发布过'),
    });
    expect(await database.message.count()).toBe(1);
    expect(await database.auditEntry.count({ where: { action: 'message.announce' } })).toBe(2);
  });

  it.each([
    ['message announce A 标题'],
    ['message announce user:1 标题'],
    [`message announce long ${'长'.repeat(61)}`],
    ['message announce out 标题 --link //evil.example/'],
    ['message announce out 标题 --link https://evil.example/'],
  ])('%s is rejected', async (line) => {
    expect(await ops(line)).toMatchObject({ code: 1, err: expect.stringContaining('标题 1-60 个字') });
  });
});
