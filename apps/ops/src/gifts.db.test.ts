import { randomUUID } from 'node:crypto';
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
const audited = (action: string) => database.auditEntry.count({ where: { action, actor: 'ops-cli' } });

describe('ops campaign', () => {
  const WINDOW = '--from 2026-01-01 --to 2999-12-31';

  it('creates one for whole days in China, prints the signed link and lists it', async () => {
    const made = await ops(`campaign create 迎新 --school 示例大学 --count 20 ${WINDOW}`);
    expect(made).toMatchObject({ code: 0, err: '' });
    const [, link = ''] = /链接：(\/index\/index\?expire_school=[\w-]{22}\.[\w-]{43})$/.exec(made.out) ?? [];
    expect(await database.campaign.findFirstOrThrow()).toMatchObject({
      kind: 'school',
      name: '迎新',
      schoolName: '示例大学',
      amount: 20,
      startsAt: new Date('2025-12-31T16:00:00Z'),
      endsAt: new Date('2999-12-31T16:00:00Z'),
    });
    const listed = await ops('campaign list');
    expect(listed.out).toContain('进行中');
    expect(listed.out).toContain(link);
    expect(await audited('campaign.create')).toBe(1);
  });

  it('ends one, repeatably, and reports a missing one', async () => {
    const { id } = await database.campaign.findFirstOrThrow();
    for (const _ of [1, 2]) expect(await ops(`campaign disable ${id}`)).toMatchObject({ code: 0 });
    expect((await ops('campaign list')).out).toContain('已停止');
    expect(await ops(`campaign disable ${randomUUID()}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('没有找到'),
    });
    expect(await ops('campaign disable nonsense')).toMatchObject({
      code: 1,
      err: expect.stringContaining('没有找到'),
    });
    expect(await audited('campaign.disable')).toBe(3);
  });

  it.each([
    [`create x --count 0 ${WINDOW}`, 2, '应是 1 到 1000 的整数'],
    ['create x --count 5 --from 2026-02-30 --to 2026-03-01', 2, '应是日期'],
    ['create x --count 5 --from 2026-13-01 --to 2026-12-31', 2, '应是日期'],
    ['create x --count 5 --from 2026-03-02 --to 2026-03-01', 1, '最后一天不能早于第一天'],
    ['create x --count 5', 2, '缺少必需的选项：--from <日期>'],
    [`create ${'长'.repeat(51)} --count 5 ${WINDOW}`, 1, '活动名称须为 1-50 个字'],
  ])('campaign %s exits with %i and a reason', async (line, code, message) => {
    const before = await database.campaign.count();
    const run = await ops(`campaign ${line}`);
    expect(run.code).toBe(code);
    expect(run.err).toContain(message);
    expect(await database.campaign.count()).toBe(before);
  });
});

describe('ops count grant', () => {
  it('grants on each call, audited with the reason', async () => {
    const { id } = await database.user.create({ data: { username: '测试用户' } });
    expect((await ops(`count grant ${id} 15 --reason 工单1024`)).out).toContain('增加 15 次，现有 15 次');
    expect((await ops(`count grant ${id} 5 --reason 补偿`)).out).toContain('现有 20 次');
    const [entry] = await database.auditEntry.findMany({ where: { action: 'ai-count.grant' } });
    expect(entry).toMatchObject({ subject: id, detail: { amount: 15, reason: '工单1024' } });
    expect(await database.aiCountEntry.count({ where: { userId: id, source: 'operator' } })).toBe(2);
  });

  it.each([
    [`grant ${randomUUID()} 5 --reason x`, 1, '没有找到'],
    [`grant ${randomUUID()} 5`, 2, '缺少必需的选项：--reason <原因>'],
    [`grant ${randomUUID()} 10001 --reason x`, 2, '应是 1 到 10000 的整数'],
  ])('count %s exits with %i and a reason', async (line, code, message) => {
    const run = await ops(`count ${line}`);
    expect(run.code).toBe(code);
    expect(run.err).toContain(message);
  });
});

describe('ops invitation', () => {
  it('creates a code, prints its link and lists its results', async () => {
    const made = await ops('invitation create teacher-7 --days 30 --note 海报');
    const [, code = ''] = /链接：\/index\/index\?flag_code=([\w-]{12})$/.exec(made.out) ?? [];
    await database.user.create({ data: { username: '甲', origin: { inviteId: 'teacher-7' } } });
    await database.invitationScan.create({ data: { inviteId: 'teacher-7', browserHash: 'x' } });
    expect((await ops('invitation list')).out).toMatch(new RegExp(`^${code}\\s+teacher-7\\s+1\\s+1\\s`, 'm'));
    expect(await audited('invitation.create')).toBe(1);
  });

  it('rejects an inviter whose name does not fit in a URL', async () => {
    expect(await ops('invitation create 张三')).toMatchObject({
      code: 1,
      err: expect.stringContaining('邀请编号只用'),
    });
  });
});
