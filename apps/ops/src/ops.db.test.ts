import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { DEMO_ACCOUNTS } from '@qicheng/core/account';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { type RunOptions, type Run, runLine } from '../test/run-line.js';
import { readDemo, readDemoStudents, readRegions } from './seed/seed-files.js';

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

const ops = (line: string, options: RunOptions & { url?: string } = {}): Promise<Run> =>
  runLine(options.url ?? test.url, line, options);

const audited = async (action: string) =>
  (await database.auditEntry.findMany({ where: { action, actor: 'ops-cli' } })).length;

describe('ops operator', () => {
  it('adds one with a generated password, shown once, and lists it', async () => {
    const added = await ops('operator add lin --role owner');
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(added.out).toMatch(/已建立运营账号 lin（负责人）[\s\S]*密码：[\w-]{20}（只显示这一次/);
    const listed = await ops('operator list');
    expect(listed.out).toMatch(/^名称\s+角色\s+建立时间\nlin\s+负责人\s+2026/m);
    expect(await audited('operator.add')).toBe(1);
  });

  it('accepts a typed password without echoing it', async () => {
    const { code, out } = await ops('operator add su --role support', { typed: 'calm bamboo lake' });
    expect(code).toBe(0);
    expect(out).not.toContain('密码：');
  });

  it('resets a password, shown once, and disables; both audited', async () => {
    await ops('operator add zhou --role content', { typed: 'calm bamboo lake' });
    const reset = await ops('operator reset-password zhou');
    expect(reset).toMatchObject({ code: 0, err: '' });
    expect(reset.out).toMatch(/已重设运营账号 zhou 的密码[\s\S]*密码：[\w-]{20}（只显示这一次/);
    expect((await ops('operator disable zhou')).out).toContain('已停用运营账号 zhou');
    expect((await ops('operator list')).out).toMatch(/zhou\s+内容\s+.*已停用/);
    expect(await audited('operator.resetPassword')).toBe(1);
    expect(await audited('operator.disable')).toBe(1);
  });

  it.each([
    ['operator disable nobody', 1, '没有这个运营账号'],
    ['operator reset-password nobody', 1, '没有这个运营账号'],
    ['operator add lin --role owner', 1, '已有同名的运营账号'],
    ['operator add wu --role root', 1, '没有这个角色'],
    ['operator add wu', 2, '缺少必需的选项：--role <角色>'],
    ['operator add --role owner', 2, '缺少参数：名称'],
    ['operator remove lin', 2, '没有这个命令：remove'],
    ['nonsense', 2, '没有这个命令：nonsense'],
    ['user list --limit 0', 2, '：--limit <条数>（应是 1 到 500 的整数）。'],
    ['product price month 990', 2, '参数不正确：month（应是 1 到 1000000 的整数）。'],
    ['partner disconnect nope', 2, '参数不正确：nope（应是 employment、campusNet 之一）。'],
    ['user lst', 2, '没有这个命令：lst'],
    ['contest create /', 1, '这是一个目录，这里要写文件'],
    ['content import /etc/hostname', 1, '这是一个文件，这里要写目录：/etc/hostname'],
    ['user show 13999999999', 1, '没有找到。请核对编号'],
    ['user list --all', 2, '没有这个选项：--all'],
  ])('%s exits with %i and a reason', async (line, code, message) => {
    const run = await ops(line);
    expect(run.code).toBe(code);
    expect(run.err).toContain(message);
  });

  it('rejects a weak password', async () => {
    expect(await ops('operator add wu --role owner', { typed: '12345678' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('12-128 位'),
    });
  });
});

describe('ops maintenance', () => {
  it('is turned on with a note, shown, and turned off; audited', async () => {
    expect((await ops('maintenance status')).out).toBe('没有在维护');
    expect((await ops('maintenance on --note 22:30恢复')).out).toContain('✔ 维护模式已打开');
    expect((await ops('maintenance status')).out).toBe('正在维护：22:30恢复');
    expect((await ops('maintenance off')).code).toBe(0);
    expect((await ops('maintenance status')).out).toBe('没有在维护');
    expect(await audited('setting.change')).toBe(2);
  });
});

describe('ops help', () => {
  it('aligns Chinese, and shows required arguments, choices and defaults', async () => {
    const { out } = await ops('partner connect --help');
    expect(out).toContain('--kind <用途>        employment：就业平台');
    expect(out).toMatch(/（必需；可选\s*employment、\s*campusNet）/);
    expect(out).toContain('-h, --help           显示用法');
    expect((await ops('campaign create --help')).out).not.toContain('default');
  });

  it.each(['--help', 'operator --help'])('%s is in Chinese and exits with 0', async (line) => {
    const { code, out } = await ops(line);
    expect(code).toBe(0);
    expect(out).toContain('用法：');
    expect(out).not.toMatch(/Usage|options|commands?\]|display help/i);
  });

  it('shows the usage if no command is given', async () => {
    expect(await ops('')).toMatchObject({ code: 2, out: expect.stringContaining('doctor') });
  });
});

describe('ops seed', () => {
  const counts = async () =>
    Promise.all([
      database.region.count(),
      database.school.count(),
      database.user.count(),
      database.resume.count(),
      database.operator.count(),
      database.setting.count(),
    ]);

  it('creates regions and schools, no accounts, and keeps settings', async () => {
    await database.setting.create({ data: { key: 'contestFlag', value: 0 } });
    const { code, out } = await ops('seed');
    expect(code).toBe(0);
    expect(out).not.toContain('演示');
    expect(await database.region.count({ where: { level: 1 } })).toBe(34);
    expect(await database.region.findFirst({ where: { name: '重庆市', level: 1 } })).toMatchObject({
      initials: 'cqs',
    });
    expect(await database.school.findFirst({ where: { name: '清华大学' } })).toMatchObject({
      initials: 'qhdx',
      source: expect.stringContaining('swot'),
    });
    expect(await database.user.count()).toBe(0);
    expect(await database.setting.findUnique({ where: { key: 'contestFlag' } })).toMatchObject({ value: 0 });
    expect(await audited('site.seed')).toBe(1);
  });

  it('creates the demo accounts, one résumé and an operator with DEMO=1, idempotently', async () => {
    const first = await ops('seed', { config: { demo: true } });
    expect(first.out).toContain('演示账号 13800000001 / Qicheng2026');
    expect(first.out).toContain('演示学号 启程示范大学 20260001 / Shuishan-2026（许清和）');
    expect(await database.student.count({ where: { school: { studentSignIn: true } } })).toBe(3);
    const before = await counts();
    expect(before.slice(2, 4)).toEqual([2, 1]);
    expect(await ops('seed', { config: { demo: true } })).toMatchObject({ code: 0 });
    expect(await counts()).toEqual(before);
    expect((await ops('user show 13800000001')).out).toContain('简历：1 份');
  });

  it('rejects a demo in production', async () => {
    const { code, err } = await ops('seed', { config: { demo: true, environment: 'production' } });
    expect(code).toBe(1);
    expect(err).toContain('生产环境不能有演示账号');
  });

  it('gives the launcher the created accounts and the roster’s students', async () => {
    expect((await readDemo()).accounts).toEqual(DEMO_ACCOUNTS);
    const lines = (await readDemoStudents()).toString('utf8').trim().split('\n').slice(1);
    expect((await readDemo()).students).toEqual(
      lines.map((line) => {
        const [studentNumber, username, , password] = line.split(',');
        return { studentNumber, password, username };
      }),
    );
    expect(await readRegions()).toHaveLength(34);
  });
});

describe('ops user', () => {
  beforeAll(() => ops('seed', { config: { demo: true } }));

  it('masks phones in lists and details, and audits access', async () => {
    const { out } = await ops('user list --limit 5');
    expect(out).toContain('138****0001');
    expect(out).not.toContain('13800000001');
    const shown = await ops('user show 13800000001');
    expect(shown.out).toMatch(/手机号：138\*{4}0001\n名称：林知远\n状态：正常\n密码：已设置/);
    expect(shown.out).toContain('会员：不是\nAI 次数：100 次');
    expect(shown.out).toMatch(/campaign|operator|activation/);
    expect(await audited('user.show')).toBeGreaterThan(0);
  });

  it('reports a missing one', async () => {
    expect(await ops('user show 13912345678')).toMatchObject({
      code: 1,
      err: expect.stringContaining('没有找到'),
    });
  });
});

describe('ops migrate', () => {
  it('succeeds if nothing is pending', async () => {
    expect(await ops('migrate')).toMatchObject({ code: 0, out: '✔ 数据库已是最新' });
  });
});

describe('without a database', () => {
  it('reports the error and the remedy', async () => {
    const run = await ops('operator list', {
      url: await closedPort('postgresql://nobody@127.0.0.1:PORT/none'),
    });
    expect(run).toMatchObject({ code: 1, err: expect.stringContaining('连接不上数据库') });
  });
});

describe('ops doctor', () => {
  it('reports healthy database, migrations and Redis, and each error with its remedy', async () => {
    const doctor = {
      databaseUrl: test.url,
      redisUrl: process.env.TEST_REDIS_URL,
      storage: { driver: 'local' as const, directory: '/proc/none' },
      fontsDirectory: '/none',
    };
    const { code, out } = await ops('doctor', { doctor });
    expect(code).toBe(1);
    expect(out).toMatch(
      /✔ 环境变量：齐全\n✔ 数据库：PostgreSQL \d+，UTF8\n✔ 数据库结构：最新\n✔ Redis：可用/,
    );
    expect(out).toMatch(/✘ 文件存放：\/proc\/none 写不进去/);
    expect(out).toMatch(/✘ Chromium：没有设置 PUPPETEER_EXECUTABLE_PATH\n {2}→ /);
    expect(out).toMatch(/✘ 字体：\/none 里没有[\s\S]*有 3 项需要处理。$/);
  });

  it('skips browser and fonts if they are on another machine', async () => {
    const storage = { driver: 'local' as const, directory: tmpdir() };
    const doctor = { databaseUrl: test.url, redisUrl: process.env.TEST_REDIS_URL, storage };
    const { code, out } = await ops('doctor --no-rendering', { doctor });
    expect(out).not.toMatch(/Chromium|字体/);
    expect([code, out]).toEqual([0, expect.stringMatching(/一切正常。$/)]);
  });

  it('reports when nothing is set or responds', async () => {
    const url = await closedPort('postgresql://nobody@127.0.0.1:PORT/none');
    const redisUrl = await closedPort('redis://127.0.0.1:PORT');
    const { code, out } = await ops('doctor', {
      doctor: { issues: '环境变量有 1 处要改', databaseUrl: url, redisUrl },
    });
    expect(code).toBe(1);
    expect(out).toContain('✘ 环境变量：环境变量有 1 处要改');
    expect(out).toContain('✘ 数据库：连接不上');
    expect(out).toMatch(/✘ Redis：5 秒内没有应答\n {2}→ 确认 Redis 已启动/);
    expect(out).toContain('✘ 文件存放：没有设置 STORAGE_DIR');
  });

  it('tests a bucket, and says why it is unusable', async () => {
    const storage = {
      driver: 's3' as const,
      endpoint: await closedPort('http://127.0.0.1:PORT'),
      region: 'cn',
      bucket: 'files',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      pathStyle: true,
    };
    const { out } = await ops('doctor', { doctor: { storage } });
    expect(out).toMatch(/✘ 文件存放：对象存储 http:\/\/127\.0\.0\.1:\d+ 的桶 files 用不了/);
  });
});

/** An address without a listener. */
async function closedPort(address: string): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address.replace('PORT', String(typeof bound === 'object' ? bound?.port : 0));
}
