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
const keyIn = (out: string): string => /密钥：([\w-]{43})（只显示这一次/.exec(out)?.[1] ?? '';
const stored = () => database.partner.findUniqueOrThrow({ where: { code: 'jobs' } });

describe('ops partner', () => {
  it('adds one with a key that is shown once and stored encrypted, and lists it without the key', async () => {
    expect((await ops('partner list')).out).toContain('还没有合作网站');
    const added = await ops(
      'partner add jobs --name 就业平台 --host jobs.example.cn --host work.example.cn:8443',
    );
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(keyIn(added.out)).toHaveLength(43);
    expect(JSON.stringify(await stored())).not.toContain(keyIn(added.out));
    const listed = await ops('partner list');
    expect(listed.out).toMatch(/jobs\s+就业平台\s+jobs\.example\.cn work\.example\.cn:8443/);
    expect(listed.out).not.toContain(keyIn(added.out));
  });

  it('accepts a duplicate host once', async () => {
    const added = await ops('partner add twice --name 两次 --host a.example.cn --host a.example.cn');
    expect(added).toMatchObject({ code: 0, err: '' });
    const { hosts } = await database.partner.findUniqueOrThrow({ where: { code: 'twice' } });
    expect(hosts).toEqual(['a.example.cn']);
  });

  it('replaces the key, and disables', async () => {
    const before = await stored();
    const rotated = await ops('partner rotate-key jobs');
    expect(keyIn(rotated.out)).toHaveLength(43);
    expect((await stored()).keyCipher).not.toBe(before.keyCipher);
    expect((await ops('partner disable jobs')).code).toBe(0);
    expect((await ops('partner list')).out).toContain('已停用');
  });

  it('audits every change, without the key', async () => {
    const entries = await database.auditEntry.findMany({
      where: { subject: 'jobs' },
      orderBy: { createdAt: 'asc' },
    });
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'ops-cli partner.add',
      'ops-cli partner.rotateKey',
      'ops-cli partner.disable',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/[\w-]{43}/);
  });

  it.each([
    ['partner add jobs --name 又一个 --host jobs.example.cn', '已有同一代码的合作网站'],
    ['partner add Jobs --name 大写 --host jobs.example.cn', '代码须为 2-30 位'],
    ['partner add a --name 太短 --host jobs.example.cn', '代码须为 2-30 位'],
    ['partner add wide --name 通配 --host *.example.cn', '域名要写全'],
    ['partner add full --name 地址 --host https://jobs.example.cn', '域名要写全'],
    ['partner add path --name 路径 --host jobs.example.cn/a', '域名要写全'],
    ['partner add dot --name 点 --host jobs.example.cn.', '域名要写全'],
    ['partner add idn --name 汉字 --host 就业.cn', '域名要写全'],
    ['partner add user --name 用户 --host a@jobs.example.cn', '域名要写全'],
    ['partner disable nobody', '没有这个合作网站'],
    ['partner rotate-key nobody', '没有这个合作网站'],
  ])('%s is rejected with the remedy', async (line, message) => {
    const run = await ops(line);
    expect(run).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  });

  it('requires at least one host', async () => {
    expect(await ops('partner add none --name 无')).toMatchObject({ code: 2 });
  });
});
