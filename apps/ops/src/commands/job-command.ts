import { readFile } from 'node:fs/promises';
import { type FeedReport, ImportJobs } from '@qicheng/core/jobs-board';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';

interface ImportOptions {
  source: string;
  name: string;
  sample?: true;
  dryRun?: true;
}

/** job import | list | remove: the feeds of the job board (docs/JOBS.md). */
export function jobCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('job').description('职位（格式见 docs/JOBS.md）');
  command
    .command('import')
    .description('导入一个来源的全部职位；这个来源原有而文件里没有的职位随之下线')
    .argument('<文件>', 'qicheng-jobs/1 格式的 JSON')
    .requiredOption('--source <代码>', '来源的代码，2-30 位小写字母、数字和短横线')
    .requiredOption('--name <名称>', '来源的名称，会显示给用户')
    .option('--sample', '示例职位，处处标明不是真实招聘；有了真实来源后不再显示')
    .option('--dry-run', '只报告会怎样，不写入')
    .action((file: string, options: ImportOptions) => importJobs(withCore, terminal, file, options));
  command
    .command('list')
    .description('列出职位来源')
    .action(() => list(withCore, terminal));
  command
    .command('remove')
    .description('删除一个来源和它的全部职位')
    .argument('<代码>', '用 job list 查看')
    .action(async (source: string) => {
      await withCore((find) => find(ImportJobs).remove(ACTOR, source));
      terminal.print(`✔ 已删除来源 ${source}。`);
    });
  return command;
}

async function importJobs(
  withCore: WithCore,
  terminal: Terminal,
  file: string,
  { source, name, sample, dryRun }: ImportOptions,
): Promise<void> {
  const document = parsed(await readFile(file, 'utf8'));
  const facts = { actor: ACTOR, source, name, isSample: sample === true, isTrial: dryRun === true };
  const report = await withCore((find) => find(ImportJobs).run({ ...facts, document }));
  for (const line of reportLines(report)) terminal.print(line);
  terminal.print(dryRun ? '这是试运行，没有写入。' : '✔ 已写入。');
}

/** Invalid JSON is not a feed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function reportLines({ taken, refusals }: FeedReport): string[] {
  const sum = `可用 ${taken} 个，拒绝 ${refusals.length} 个`;
  if (refusals.length === 0) return [sum];
  const rows = refusals.map(({ place, externalId, reason }) => [String(place), externalId || '-', reason]);
  return [...table(['第几个', '编号', '拒绝的原因'], rows), sum];
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const feeds = await withCore((find) => find(ImportJobs).list());
  if (feeds.length === 0)
    return terminal.print('还没有职位。用 job import 导入，或用 partner connect 接入平台。');
  const rows = feeds.map(({ source, name, isSample, jobs, importedAt }) => [
    source,
    name,
    isSample ? '示例' : '',
    `${jobs} 个`,
    formatChinaMoment(importedAt),
  ]);
  for (const line of table(['来源', '名称', '', '职位', '导入时间'], rows)) terminal.print(line);
}
