import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isOutcomeUnknown } from '@qicheng/core/platform';
import {
  ACTIVE_DAYS,
  type FirstPassword,
  ImportRoster,
  type LineRefusal,
  type RosterOutcome,
  type RosterReport,
  SMALLEST_GROUP,
  StudentFiguresService,
  StudentSchoolService,
} from '@qicheng/core/student';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';

const OUTCOMES: Record<RosterOutcome, string> = {
  added: '新增',
  updated: '更新',
  unchanged: '不变',
  refused: '拒绝',
};

const REFUSALS: Record<LineRefusal, string> = {
  numberInvalid: '学号为空或不是字母、数字（表格里请设为文本格式）',
  numberRepeated: '学号重复，不知以哪一行为准，都没有导入',
  nameInvalid: '姓名为空或含有不能用的字符',
  groupInvalid: '学院或班级超过 50 个字，或含有不能用的字符',
  phoneInvalid: '手机号不是 1 开头的 11 位数字',
  phoneRepeated: '手机号重复，一个手机号只能属于一名学生，都没有导入',
  passwordWeak: '初始密码须为 8-30 位，不能常见，不能含有学号、学号后六位或手机号',
  passwordShared: '初始密码与其他学生相同',
  phoneProven: '学生已验证另一个手机号；确认更换请用 student reset-phone',
};

interface ImportOptions {
  school: string;
  dryRun?: boolean;
  passwords?: string;
}

/** school import | enable | disable | list | figures: schools with student sign-in, and their rosters. */
export function schoolCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('school').description('学号登录：院校与学生名单');
  command
    .command('import')
    .description('导入学生名单（CSV 或 XLSX；列：学号、姓名，可有学院、班级、手机号、初始密码）')
    .argument('<文件>', 'UTF-8 或 GB18030 的 CSV，或 XLSX 的第一张表；最多 20000 行')
    .requiredOption('--school <院校>', '院校全称或代码')
    .option('--dry-run', '只报告会怎样，不写入')
    .option('--passwords <文件>', '生成的初始密码写到哪里（默认在名单旁边；不覆盖已有的文件）')
    .action((file: string, options: ImportOptions) => importRoster(withCore, terminal, file, options));
  command
    .command('enable')
    .description('开通学号登录')
    .argument('<院校>', '全称或代码')
    .option('--contact <联系方式>', '手机号不对时找谁：办公室或电话，不写个人')
    .option('--site <网址>', '登录后前往的学校就业网')
    .action((school: string, { contact, site }: { contact?: string; site?: string }) =>
      set(withCore, terminal, school, { isOpen: true, contact, site }),
    );
  command
    .command('disable')
    .description('关闭学号登录，名单保留')
    .argument('<院校>', '全称或代码')
    .action((school: string) => set(withCore, terminal, school, { isOpen: false }));
  command
    .command('list')
    .description('列出有名单或已开通的院校')
    .action(() => list(withCore, terminal));
  command
    .command('figures')
    .description('各班级有多少学生登录过、有简历、近期来过；只有人数')
    .argument('<院校>', '全称或代码')
    .action((school: string) => figures(withCore, terminal, school));
  return command;
}

async function importRoster(
  withCore: WithCore,
  terminal: Terminal,
  file: string,
  { school, dryRun = false, passwords }: ImportOptions,
): Promise<void> {
  const content = await readFile(file);
  const target = passwords ?? `${file.slice(0, file.length - path.extname(file).length)}-初始密码.csv`;
  let kept = 0;
  const keepPasswords = async (made: readonly FirstPassword[]) => {
    await writeNew(target, made);
    kept = made.length;
  };
  const onProgress = (done: number, total: number) => terminal.printError(`… 正在准备密码 ${done}/${total}`);
  const report = await withCore((find) =>
    find(ImportRoster).run({ actor: ACTOR, school, content, dryRun, keepPasswords, onProgress }),
  ).catch(async (error: unknown) => {
    // Passwords of students that were not written would only mislead.
    if (kept > 0 && !isOutcomeUnknown(error)) await rm(target);
    throw error;
  });
  for (const line of reportLines(report)) terminal.print(line);
  if (kept > 0) terminal.print(`✔ 生成了 ${kept} 个初始密码，写在 ${target}。发给学生后请删除。`);
  terminal.print(dryRun ? '这是试运行，没有写入。' : '✔ 已写入。');
}

/** One line per row of the file, then the total. */
function reportLines({ school, counts, lines, ignoredColumns }: RosterReport): string[] {
  const rows = lines.map(({ line, studentNumber, outcome, refusal, otherLines }) => [
    String(line),
    studentNumber || '-',
    OUTCOMES[outcome],
    refusal === null ? '' : `${REFUSALS[refusal]}${shownLines(otherLines)}`,
  ]);
  const sum = (Object.keys(OUTCOMES) as RosterOutcome[]).map((key) => `${OUTCOMES[key]} ${counts[key]}`);
  const ignored = ignoredColumns.length === 0 ? [] : [`这些列不导入，已略过：${ignoredColumns.join('、')}`];
  return [...table(['行', '学号', '结果', '原因'], rows), ...ignored, `${school}：${sum.join('，')}`];
}

const MAX_SHOWN = 5;

function shownLines(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const more = lines.length > MAX_SHOWN ? ` 等 ${lines.length} 行` : '';
  return `（另见第 ${lines.slice(0, MAX_SHOWN).join('、')} 行${more}）`;
}

// Readable only by the operator; never overwrites an existing file.
async function writeNew(target: string, made: readonly FirstPassword[]): Promise<void> {
  const file = await open(target, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new Error(`${target} 已经存在，请用 --passwords 另指定一个文件。什么都没有写入。`)
      : error;
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = made.map(({ studentNumber, name, password }) =>
    [studentNumber, name, password].map(quoted).join(','),
  );
  // Spreadsheets recognise UTF-8 by its BOM.
  await file.writeFile(`\uFEFF学号,姓名,初始密码\r\n${rows.join('\r\n')}\r\n`);
  await file.close();
}

async function set(
  withCore: WithCore,
  terminal: Terminal,
  school: string,
  changes: { isOpen: boolean; contact?: string | undefined; site?: string | undefined },
): Promise<void> {
  const { name } = await withCore((find) =>
    find(StudentSchoolService).set(ACTOR, school, {
      studentSignIn: changes.isOpen,
      ...(changes.contact !== undefined && { studentContact: changes.contact }),
      ...(changes.site !== undefined && { siteUrl: changes.site }),
    }),
  );
  terminal.print(`✔ ${name}${changes.isOpen ? '已开通' : '已关闭'}学号登录`);
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const schools = await withCore((find) => find(StudentSchoolService).list());
  if (schools.length === 0) return terminal.print('还没有院校开通。用 school enable <院校> 开通。');
  const rows = schools.map(({ code, name, students, studentSignIn, studentContact, siteUrl }) => [
    code,
    name,
    `${students} 人`,
    studentSignIn ? '已开通' : '未开通',
    studentContact,
    siteUrl,
  ]);
  for (const line of table(['代码', '院校', '名单', '学号登录', '联系', '网址'], rows)) terminal.print(line);
}

async function figures(withCore: WithCore, terminal: Terminal, nameOrCode: string): Promise<void> {
  const { school, total, classes } = await withCore((find) =>
    find(StudentFiguresService).of(ACTOR, nameOrCode),
  );
  if (classes.length === 0) return terminal.print(`${school}还没有学生名单。用 school import 导入。`);
  const rows = [{ college: '合计', className: '', ...total }, ...classes].map(
    ({ college, className, ...counts }) => [
      college || '—',
      className,
      ...[counts.students, counts.signedIn, counts.withResume, counts.active].map((count) =>
        String(count ?? '—'),
      ),
    ],
  );
  const head = ['学院', '班级', '名单', '登录过', '有简历', `${ACTIVE_DAYS} 天内来过`];
  for (const line of table(head, rows)) terminal.print(line);
  terminal.print(`不足 ${SMALLEST_GROUP} 人的班级只列人数，不计入合计。`);
}

interface Options {
  code: string;
  source: string;
  province?: string;
  city?: string;
  level?: string;
  replace?: boolean;
}

/** school add: a school missing from the shipped list. */
export function schoolAddCommand(withCore: WithCore, terminal: Terminal): Command {
  return new Command('add')
    .description('添加名单里没有的院校，之后即可开通、导入学生')
    .argument('<院校>', '全称')
    .requiredOption('--code <代码>', '学校标识码，或自定的代码')
    .requiredOption('--source <来源>', '依据，例如“教育部名单 2026-06”')
    .option('--province <省>', '所在省、自治区或直辖市')
    .option('--city <市>', '所在城市')
    .option('--level <层次>', '本科或专科')
    .option('--replace', '已有同名院校时，用这里的代码与资料替换')
    .action(async (name: string, { replace = false, ...rest }: Options) => {
      await withCore((find) => find(StudentSchoolService).add('ops-cli', { name, ...rest }, replace));
      terminal.print(`✔ 已添加 ${name}（${rest.code}）。用 school enable ${rest.code} 开通学号登录。`);
    });
}
