import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@qicheng/db';
import { generateResume } from '@qicheng/resume/generate';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { runLine } from '../test/run-line.js';

const PLAN = `
code: province-2026
kind: provincial
title: 简历大赛
opensAt: 2026-11-01T00:00:00+08:00
closesAt: 2099-12-31T18:00:00+08:00
method: { judgesPerEntry: 2, drop: 0, normalisation: none }
awards: [{ name: 一等奖, places: 1 }]
rubric:
  - { key: content, title: 内容, max: 10, weight: 100 }
`;

let test: TestDatabase;
let database: Database;
let directory: string;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  directory = await mkdtemp(path.join(tmpdir(), 'contest-'));
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

const ops = (line: string) => runLine(test.url, line);
const fileOf = async (name: string, text: string) => {
  const file = path.join(directory, name);
  await writeFile(file, text);
  return file;
};

async function enter(contestId: string, seeds: readonly number[]): Promise<void> {
  for (const [index, seed] of seeds.entries()) {
    const { id: userId } = await database.user.create({ data: { username: `参赛者 ${index}` } });
    const document = { ...generateResume(seed, 'long') } as object;
    const snapshot = { title: '简历', templateCode: 'tem0001', language: 'zh', version: 1, document };
    await database.contestEntry.create({
      data: { contestId, userId, snapshot, submittedAt: new Date() },
    });
  }
}

describe('ops contest', () => {
  it('runs a contest from its file to its certificates', async () => {
    expect(await ops(`contest create ${await fileOf('plan.yaml', PLAN)}`)).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await ops(`contest create ${await fileOf('plan.yaml', PLAN)}`)).toMatchObject({
      err: expect.stringContaining('已有同一代码的大赛'),
    });
    expect((await ops('contest open province-2026')).code).toBe(0);
    const { id } = await database.contest.findUniqueOrThrow({ where: { code: 'province-2026' } });
    // The second one is a copy of the first.
    await enter(id, [1, 1, 2]);
    expect((await ops('contest close province-2026')).err).toContain('报名还没有截止');
    expect((await ops('contest close province-2026 --early')).out).toContain('共 3 份作品');

    expect((await ops('contest duplicates province-2026')).out).toMatch(/100%/);
    expect((await ops('contest judges province-2026 lin')).err).toContain('没有这个评委账号');
    for (const name of ['lin', 'chen'])
      await database.operator.create({ data: { name, role: 'judge', passwordHash: 'x' } });
    expect((await ops('contest assign province-2026')).err).toContain('评委人数少于');
    expect((await ops('contest judges province-2026 lin chen')).out).toContain('chen');
    expect((await ops('contest assign province-2026')).out).toContain('新分配 6 个评分');
    expect((await ops('contest assign province-2026')).out).toContain('新分配 0 个评分');
    expect((await ops('contest publish province-2026')).err).toContain('还有作品没有评完');

    const [first] = await database.contestEntry.findMany({ where: { contestId: id, number: 1 } });
    const [judge] = await database.operator.findMany({ where: { name: 'lin' } });
    await database.contestEvent.create({
      data: {
        contestId: id,
        kind: 'scored',
        actor: 'operator:lin',
        data: { entry: first?.id ?? '', judge: judge?.id ?? '', points: { content: 9 } },
      },
    });
    expect((await ops('contest exclude province-2026 2 --reason 雷同')).code).toBe(0);
    expect((await ops('contest rank province-2026')).out).toMatch(/1\s+1\s+90\.00/);
    expect((await ops('contest publish province-2026 --incomplete')).out).toContain('获奖 1 份');
    expect((await ops('contest publish province-2026 --incomplete')).err).toContain('已经公布');
    expect((await ops('contest certificates province-2026')).out).toContain('1 张证书');
    expect(await database.contestEntry.findFirst({ where: { number: 1 } })).toMatchObject({
      rank: 1,
      score: 90,
      award: '一等奖',
    });
    expect(await database.message.count({ where: { link: '/resume/contest?type=2' } })).toBe(3);
    expect((await ops('contest list')).out).toContain('已公布');
  });

  it('keeps an immutable log', async () => {
    await expect(database.contestEvent.deleteMany()).rejects.toThrow('append-only');
    await expect(database.contestEvent.updateMany({ data: { actor: 'x' } })).rejects.toThrow('append-only');
  });

  it.each([
    ['is not YAML', 'a: [', '大赛文件不正确'],
    ['ends before it begins', PLAN.replace('2099-12-31', '2000-12-31'), '大赛文件不正确'],
    ['is for a school but names none', PLAN.replace('provincial', 'school'), '大赛文件不正确'],
    ['names an unknown school', `${PLAN.replace('provincial', 'school')}schoolCode: '1'`, '大赛文件不正确'],
  ])('rejects a file that %s', async (_name, text, reason) => {
    const file = await fileOf('wrong.yaml', text);
    expect(await ops(`contest create ${file}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining(reason),
    });
  });
});
