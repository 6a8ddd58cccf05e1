import { readFile } from 'node:fs/promises';
import {
  type EnrolmentRefusal,
  type EnrolmentReport,
  ImportEnrolment,
  type ImportOutcome,
} from '@qicheng/core/exam-data';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';
import { IMPORT_OUTCOMES } from './post-command.js';

const REFUSALS: Record<EnrolmentRefusal, string> = {
  nameMissing: '院校或专业为空或过长',
  yearInvalid: '年份不正确',
  modeInvalid: '学习方式是 全日制、非全日制 或不写',
  numberInvalid: '人数或分数不是数字',
  numbersContradict: '推免多于拟招生，或录取多于报考',
  nothingStated: '这一行没有任何数据',
  sourceMissing: '没有来源，或来源日期、网址不正确',
  repeated: '同一院校、专业、年份在前面已出现',
};

/** enrolment import: admission figures of graduate programmes, each with its source. */
export function enrolmentCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('enrolment').description('考研招生数据（推免、报录、复试线、国家线）');
  command
    .command('import')
    .description('导入招生数据；已有的行按文件更新，文件里没有的保留')
    .argument(
      '<文件>',
      '逗号分隔的 CSV（UTF-8 或 GB18030）或 XLSX 的第一张表；列：院校、专业、年份、来源、来源日期，可有学习方式、拟招生人数、推免人数、报考人数、录取人数、复试线、来源网址。国家线的院校写 国家线A区 或 国家线B区，专业写门类，分数写在复试线',
    )
    .option('--dry-run', '只报告会怎样，不写入')
    .action(async (file: string, { dryRun }: { dryRun?: true }) => {
      const content = await readFile(file);
      const request = { actor: 'ops-cli', content, dryRun: dryRun === true };
      const report = await withCore((find) => find(ImportEnrolment).run(request));
      for (const line of reportLines(report)) terminal.print(line);
      terminal.print(dryRun ? '这是试运行，没有写入。' : '✔ 已写入。');
    });
  return command;
}

/** One line per row of the file, then the total. */
function reportLines({ counts, lines }: EnrolmentReport): string[] {
  const rows = lines.map(({ line, school, major, outcome, refusal }) => [
    String(line),
    school || '-',
    major || '-',
    IMPORT_OUTCOMES[outcome],
    refusal === null ? '' : REFUSALS[refusal],
  ]);
  const outcomes = Object.keys(IMPORT_OUTCOMES) as ImportOutcome[];
  const sum = outcomes.map((key) => `${IMPORT_OUTCOMES[key]} ${counts[key]}`);
  return [...table(['行', '院校', '专业', '结果', '原因'], rows), sum.join('，')];
}
