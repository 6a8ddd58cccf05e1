import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentFileService, type FileReport } from '@qicheng/core/content';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { readContentFolder } from '../seed/seed-files.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const OUTCOMES: Record<FileReport['outcome'], string> = {
  added: '新增',
  updated: '更新',
  unchanged: '不变',
  refused: '拒绝',
  ready: '可导入',
};

/** content import | export: documents, courses, help, banners and legal texts as Markdown files (docs/CONTENT.md). */
export function contentCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('content').description('站点内容：求职文档、课程、帮助、横幅');
  command
    .command('import')
    .description('导入一个目录里的内容文件；有一个不正确就都不写入')
    .argument('<目录>', '下面是 document、course、help、banner、legal 五个目录，格式见 docs/CONTENT.md')
    .option('--dry-run', '只检查，不写入')
    .action((directory: string, { dryRun = false }: { dryRun?: boolean }) =>
      importFolder(withCore, terminal, directory, dryRun),
    );
  command
    .command('export')
    .description('把全部内容写成文件，草稿也在内')
    .argument('<目录>', '已有的同名文件会被替换')
    .action((directory: string) => exportFolder(withCore, terminal, directory));
  return command;
}

async function importFolder(
  withCore: WithCore,
  terminal: Terminal,
  directory: string,
  dryRun: boolean,
): Promise<void> {
  const files = await readContentFolder(directory);
  const reports = await withCore((find) => find(ContentFileService).importAll('ops-cli', files, dryRun));
  const refused = reports.filter(({ outcome }) => outcome === 'refused');
  const shown = refused.length > 0 ? refused : reports.filter(({ outcome }) => outcome !== 'unchanged');
  const rows = shown.map(({ path: file, outcome, reason }) => [file, OUTCOMES[outcome], reason]);
  if (rows.length > 0) for (const line of table(['文件', '结果', '原因'], rows)) terminal.print(line);
  if (refused.length > 0) throw new Error(`${refused.length} 个文件不正确，什么都没有写入。`);
  terminal.print(summaryOf(reports));
  terminal.print(dryRun ? '这是试运行，没有写入。' : '✔ 已写入。');
}

const summaryOf = (reports: readonly FileReport[]): string =>
  Object.entries(OUTCOMES)
    .map(([outcome, text]) => [text, reports.filter((report) => report.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([text, count]) => `${text} ${count}`)
    .join('，');

async function exportFolder(withCore: WithCore, terminal: Terminal, directory: string): Promise<void> {
  const files = await withCore((find) => find(ContentFileService).exportAll());
  for (const { path: name, text } of files) {
    const target = path.join(directory, ...name.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  terminal.print(`✔ 已写出 ${files.length} 个文件到 ${directory}`);
}
