import { readFile } from 'node:fs/promises';
import {
  ExamPostService,
  type ImportOutcome,
  ImportPosts,
  type PostRefusal,
  type PostsReport,
} from '@qicheng/core/exam-data';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';

export const IMPORT_OUTCOMES: Record<ImportOutcome, string> = {
  added: '新增',
  changed: '更新',
  unchanged: '不变',
  refused: '拒绝',
};

const REFUSALS: Record<PostRefusal, string> = {
  nameMissing: '没有职位名称',
  codeMissing: '没有职位代码',
  codeRepeated: '同一部门的职位代码在前面已出现',
  numberInvalid: '人数、年份或分数不是数字',
  dayInvalid: '日期应像 2026-10-24',
  textTooLong: '内容过长',
};

interface ImportOptions {
  exam: string;
  tableVersion: string;
  source: string;
  date: string;
  url?: string;
  sample?: true;
  dryRun?: true;
}

/** post import | list | remove: position tables for the eligibility check. */
export function postCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('post').description('考公职位表（资格核对用）');
  command
    .command('import')
    .description('导入职位表；已有的职位按文件更新，文件里没有的保留')
    .argument(
      '<文件>',
      '逗号分隔的 CSV（UTF-8 或 GB18030）或 XLSX 的第一张表；列：职位代码、职位名称、学历、专业，可有部门名称、地区、学位、政治面貌、应届要求、基层工作最低年限、服务基层项目工作经历、户籍要求、年龄、性别、资格证书、备注、招考人数、报名人数、入围分年份、最低入围分、报名截止、笔试日期',
    )
    .requiredOption('--exam <考试>', '国考、省考、选调、事业编、三支一扶 或 教师')
    .requiredOption('--table-version <版本>', '例如 2027年度；会显示给用户')
    .requiredOption('--source <来源>', '公布职位表的机关和公告名称')
    .requiredOption('--date <日期>', '公布日期，例如 2026-10-14')
    .option('--url <网址>', '公告网址')
    .option('--sample', '示例职位表（版本里要有“示例”），处处标明不是真实职位')
    .option('--dry-run', '只报告会怎样，不写入')
    .action((file: string, options: ImportOptions) => importPosts(withCore, terminal, file, options));
  command
    .command('list')
    .description('列出职位表')
    .action(() => list(withCore, terminal));
  command
    .command('remove')
    .description('删除一份职位表和它的职位；已做过的分析不受影响')
    .argument('<考试>', '例如 国考')
    .argument('<版本>', '用 post list 查看')
    .action(async (exam: string, version: string) => {
      await withCore((find) => find(ExamPostService).removeTable(ACTOR, exam, version));
      terminal.print(`✔ 已删除 ${exam} ${version}。`);
    });
  return command;
}

async function importPosts(
  withCore: WithCore,
  terminal: Terminal,
  file: string,
  { exam, tableVersion, source, date, url = '', sample = undefined, dryRun = undefined }: ImportOptions,
): Promise<void> {
  const content = await readFile(file);
  const facts = {
    exam,
    version: tableVersion,
    isSample: sample === true,
    sourceTitle: source,
    sourceUrl: url,
    sourceDate: date,
  };
  const report = await withCore((find) =>
    find(ImportPosts).run({ actor: ACTOR, table: facts, content, dryRun: dryRun === true }),
  );
  for (const line of reportLines(report)) terminal.print(line);
  terminal.print(dryRun ? '这是试运行，没有写入。' : '✔ 已写入。');
}

/** One line per row of the file, then the total. */
function reportLines({ counts, lines }: PostsReport): string[] {
  const rows = lines.map(({ line, code, name, outcome, refusal }) => [
    String(line),
    code || '-',
    name || '-',
    IMPORT_OUTCOMES[outcome],
    refusal === null ? '' : REFUSALS[refusal],
  ]);
  const outcomes = Object.keys(IMPORT_OUTCOMES) as ImportOutcome[];
  const sum = outcomes.map((key) => `${IMPORT_OUTCOMES[key]} ${counts[key]}`);
  return [...table(['行', '职位代码', '职位名称', '结果', '原因'], rows), sum.join('，')];
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const tables = await withCore((find) => find(ExamPostService).listTables());
  if (tables.length === 0) return terminal.print('还没有职位表。用 post import 导入。');
  const rows = tables.map(({ exam, version, isSample, posts, sourceTitle, sourceDate }) => [
    exam,
    version,
    isSample ? '示例' : '',
    `${posts} 个`,
    sourceTitle,
    sourceDate,
  ]);
  for (const line of table(['考试', '版本', '', '职位', '来源', '日期'], rows)) terminal.print(line);
}
