import { readFile } from 'node:fs/promises';
import {
  type DomainOutcome,
  type DomainRefusal,
  type DomainReport,
  ImportDomainList,
} from '@qicheng/core/campus-email';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const OUTCOMES: Record<DomainOutcome, string> = {
  added: '新增',
  changed: '更新',
  unchanged: '不变',
  refused: '拒绝',
};

const REFUSALS: Record<DomainRefusal, string> = {
  nameInvalid: '学校名称为空或含有不能用的字符',
  domainInvalid: '后缀不是邮箱域名，应像 stu.example.edu.cn',
  domainTooWide: '后缀范围太大，不属于某一所学校',
  domainRepeated: '后缀在前面已出现',
};

/** school domains import: the mail domains that identify a school's mailboxes. */
export function schoolDomainsCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('domains').description('学校邮箱后缀（校园邮箱认证）');
  command
    .command('import')
    .description('导入学校邮箱后缀；已有的后缀按文件更新，文件里没有的保留')
    .argument('<文件>', 'UTF-8 的 CSV；列：学校、后缀（多个后缀用空格或分号隔开）')
    .option('--dry-run', '只报告会怎样，不写入')
    .action((file: string, { dryRun }: { dryRun?: true }) =>
      importDomains(withCore, terminal, file, dryRun === true),
    );
  return command;
}

async function importDomains(
  withCore: WithCore,
  terminal: Terminal,
  file: string,
  dryRun: boolean,
): Promise<void> {
  const text = utf8(await readFile(file));
  const report = await withCore((find) => find(ImportDomainList).run({ actor: 'ops-cli', text, dryRun }));
  for (const line of reportLines(report)) terminal.print(line);
  terminal.print(dryRun ? '这是试运行，没有写入。' : '✔ 已写入。');
}

function utf8(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new Error('文件不是 UTF-8 编码的文本，请另存为 UTF-8 的 CSV。什么都没有写入。');
  }
}

/** One line per suffix of the file, then the total. */
function reportLines({ counts, lines }: DomainReport): string[] {
  const rows = lines.map(({ line, schoolName, domain, outcome, refusal }) => [
    String(line),
    schoolName || '-',
    domain || '-',
    OUTCOMES[outcome],
    refusal === null ? '' : REFUSALS[refusal],
  ]);
  const sum = (Object.keys(OUTCOMES) as DomainOutcome[]).map((key) => `${OUTCOMES[key]} ${counts[key]}`);
  return [...table(['行', '学校', '后缀', '结果', '原因'], rows), sum.join('，')];
}
