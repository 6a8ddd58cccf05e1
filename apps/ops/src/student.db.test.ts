import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { runLine } from '../test/run-line.js';

let test: TestDatabase;
let database: Database;
let directory: string;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2 });
  directory = await mkdtemp(path.join(tmpdir(), 'qicheng-roster-'));
  await database.school.create({ data: { code: 's1', name: '启程示范大学', source: 'test' } });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

const ops = (line: string) => runLine(test.url, line);
const audited = (action: string) => database.auditEntry.count({ where: { action, actor: 'ops-cli' } });
const roster = async (name: string, ...lines: string[]) => {
  const file = path.join(directory, name);
  await writeFile(file, `学号,姓名,手机号\n${lines.join('\n')}`);
  return file;
};

describe('ops school', () => {
  it('enables a school, lists it, and disables it', async () => {
    expect(await ops('school list')).toMatchObject({ code: 0, out: expect.stringContaining('还没有院校') });
    const opened = await ops(
      'school enable 启程示范大学 --contact 就业指导中心 --site https://job.example.edu.cn/',
    );
    expect(opened).toMatchObject({ code: 0, out: '✔ 启程示范大学已开通学号登录' });
    expect((await ops('school list')).out).toMatch(
      /s1\s+启程示范大学\s+0 人\s+已开通\s+就业指导中心\s+https:/,
    );
    expect(await ops('school disable s1')).toMatchObject({ code: 0, out: '✔ 启程示范大学已关闭学号登录' });
    expect(await audited('school.student-sign-in')).toBe(2);
  });

  it('enables a school missing from the shipped list', async () => {
    const added = await ops('school add 启程新办学院 --code t1 --source 教育部名单 --province 江苏省');
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining('已添加 启程新办学院（t1）') });
    expect(await ops('school enable 启程新办学院')).toMatchObject({ code: 0 });
    expect(await database.school.findUnique({ where: { code: 't1' } })).toMatchObject({
      province: '江苏省',
      source: '教育部名单',
      studentSignIn: true,
      initials: 'qcxbxy',
    });
    expect(await audited('school.add')).toBe(1);
    const replaced = await ops('school add 启程新办学院 --code t2 --source 教育部名单 --replace');
    expect(replaced.code).toBe(0);
    expect(await database.school.count({ where: { name: '启程新办学院', code: 't2' } })).toBe(1);
  });

  it.each([
    ['school enable 没有的大学', 1, '没有这所院校'],
    ['school add 启程示范大学 --code t9 --source 测试', 1, '已有院校用这个名称或代码'],
    ['school add 新的大学 --code s1 --source 测试', 1, '已有院校用这个名称或代码'],
    ['school add 新的大学 --code a/b --source 测试', 1, '院校代码不正确'],
    ['school add 校 --code t9 --source 测试', 1, '院校名称不正确'],
    ['school add 新的大学 --code t9', 2, '缺少必需的选项：--source'],
    ['school enable s1 --site job', 1, '网址不正确'],
    ['school import none.csv', 2, '缺少必需的选项：--school <院校>'],
    ['student show s1 1', 1, '名单里没有这个学号'],
  ])('%s exits with %i and a reason', async (line, code, message) => {
    const run = await ops(line);
    expect(run.code).toBe(code);
    expect(run.err).toContain(message);
  });

  it('imports after a dry run, line by line, and writes generated passwords for the operator only', async () => {
    const file = await roster('a.csv', '20260001,许清和,13800000011', '20260002,周以宁,', 'x y,无名,');
    const kept = path.join(directory, 'a-初始密码.csv');
    const dry = await ops(`school import ${file} --school s1 --dry-run`);
    expect(dry.out).toMatch(/2 {3}20260001 {2}新增\n3 {3}20260002 {2}新增\n4 {3}- {9}拒绝 {2}学号为空/);
    expect(dry.out).toContain('启程示范大学：新增 2，更新 0，不变 0，拒绝 1\n这是试运行，没有写入。');
    expect(await database.student.count()).toBe(0);
    await expect(stat(kept)).rejects.toThrow('ENOENT');
    const run = await ops(`school import ${file} --school s1`);
    expect(run).toMatchObject({
      code: 0,
      out: expect.stringContaining(`✔ 生成了 2 个初始密码，写在 ${kept}`),
    });
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    const passwords = await readFile(kept, 'utf8');
    expect(passwords).toMatch(/^\uFEFF学号,姓名,初始密码\r\n"20260001","许清和","[a-z\d]{12}"\r\n"20260002"/);
    expect(run.out).not.toMatch(/许清和|13800000011/);
    expect((await ops(`school import ${file} --school s1`)).out).toContain('新增 0，更新 0，不变 2，拒绝 1');
  });

  it('never overwrites a file of passwords', async () => {
    const file = await roster('a.csv', '20260003,沈若川,');
    const run = await ops(`school import ${file} --school s1`);
    expect(run).toMatchObject({ code: 1, err: expect.stringContaining('已经存在，请用 --passwords') });
    expect(await database.student.count({ where: { studentNumber: '20260003' } })).toBe(0);
    const other = path.join(directory, 'b.csv');
    expect(await ops(`school import ${file} --school s1 --passwords ${other}`)).toMatchObject({ code: 0 });
    expect(await readFile(other, 'utf8')).toContain('20260003');
  });

  it('reports the errors of a file', async () => {
    const file = path.join(directory, 'c.csv');
    await writeFile(file, '编号,姓名\n1,许清和');
    expect(await ops(`school import ${file} --school s1`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('第一行要有列名'),
    });
    expect((await ops(`school import ${file}.none --school s1`)).code).toBe(1);
  });
});

describe('ops student', () => {
  it('shows masked data, disables, enables and resets, all audited', async () => {
    const shown = await ops('student show s1 20260001');
    expect(shown.out).toMatch(
      /姓名：许\*\*\n手机号：138\*{4}0011（未验证）\n密码：名单的初始密码\n账号：没有绑定/,
    );
    expect(await ops('student disable s1 20260001')).toMatchObject({ code: 0 });
    expect((await ops('student show s1 20260001')).out).toContain('状态：已停用');
    expect(await ops('student enable s1 20260001')).toMatchObject({ code: 0 });
    expect(await ops('student reset-phone s1 20260001')).toMatchObject({ code: 0 });
    expect((await ops('student show s1 20260001')).out).toContain('手机号：没有');
    expect((await ops('student reset-password s1 20260001')).out).toMatch(
      /新的初始密码：[a-z\d]{12}（只显示这一次/,
    );
    const counts = ['show', 'disable', 'enable', 'reset-phone', 'reset-password'].map((name) =>
      audited(`student.${name}`),
    );
    expect(await Promise.all(counts)).toEqual([3, 1, 1, 1, 1]);
    const { id } = await database.student.findFirstOrThrow({ where: { studentNumber: '20260001' } });
    expect(await database.auditEntry.count({ where: { subject: id } })).toBe(7);
  });
});

describe('ops school figures', () => {
  it('counts by class who uses the site', async () => {
    await database.school.create({ data: { code: 's2', name: '示例师范大学', source: 'test' } });
    expect(await ops('school figures s2')).toMatchObject({
      code: 0,
      out: expect.stringContaining('还没有学生名单'),
    });
    const file = path.join(directory, 'classes.csv');
    const lines = Array.from({ length: 5 }, (_, index) => `c${index},许清和,会计学院,会计 2601`);
    await writeFile(file, ['学号,姓名,学院,班级', ...lines, 'c9,周以宁,会计学院,会计 2602'].join('\n'));
    expect(await ops(`school import ${file} --school s2`)).toMatchObject({ code: 0 });
    const { out } = await ops('school figures s2');
    expect(out).toMatch(/合计\s+5\s+0\s+0\s+0/);
    expect(out).toMatch(/会计学院\s+会计 2601\s+5\s+0\s+0\s+0/);
    expect(out).toMatch(/会计学院\s+会计 2602\s+1\s+—\s+—\s+—/);
    expect((await ops('school figures 没有的大学')).code).toBe(1);
  });
});
