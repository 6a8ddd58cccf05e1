import { readFile } from 'node:fs/promises';
import { AuditLogService } from '@qicheng/core/operator';
import { FileStore } from '@qicheng/core/platform/storage';
import { Command } from 'commander';
import { checkBackup } from '../backup/check-backup.js';
import { dropOldBackups, takeBackup, takeErased } from '../backup/take-backup.js';
import type { WithCore } from '../ops-context.js';
import { timeText } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

interface Options {
  to: string;
  keep?: number;
}

/** backup take | erased | check: a copy of all rows of one moment and of the files that they name. */
export function backupCommand(withCore: WithCore, databaseUrl: () => string, terminal: Terminal): Command {
  const command = new Command('backup').description('备份全部数据表与文件；网站可以照常运行');
  command
    .command('take')
    .description('在目录里新建一份备份（含个人资料，请存放在只有运维能读的地方）')
    .requiredOption('--to <目录>', '存放各份备份的目录')
    .option('--keep <份数>', '完成后只留最新的几份，1-365', wholeNumber(1, 365))
    .action((options: Options) => take(withCore, databaseUrl(), terminal, options));
  command
    .command('erased')
    .description('只更新已注销账号的名单（erased.txt.gz），恢复较早的备份时用它再次删除；可每小时运行')
    .requiredOption('--to <目录>', '存放各份备份的目录')
    .action(async ({ to }: Options) => {
      const { count } = await takeErased(databaseUrl(), to);
      terminal.say(`✔ 已注销账号的名单：${count} 个`);
    });
  command
    .command('check')
    .description('通读一份备份并与它的清单核对；不需要数据库')
    .argument('<备份>', '一份备份的目录')
    .action(async (folder: string) => {
      const { takenAt, tables, files } = await checkBackup(folder);
      terminal.say(
        `✔ 备份完整：${timeText(new Date(takenAt))}，${tables.length} 张表，${files.count} 个文件`,
      );
    });
  return command;
}

async function take(
  withCore: WithCore,
  databaseUrl: string,
  terminal: Terminal,
  { to, keep }: Options,
): Promise<void> {
  const version = await versionOfProduct();
  const { folder, manifest } = await withCore(async (find) => {
    const order = { databaseUrl, store: find(FileStore), directory: to, version };
    const taken = await takeBackup(order);
    // After the act: the worker tells the age of the last backup by this entry.
    await find(AuditLogService).record('ops-cli', 'backup.take', '', { rows: rowsOf(taken.manifest.tables) });
    return taken;
  });
  terminal.say(`✔ 备份已完成：${folder}`);
  terminal.say(
    `  ${manifest.tables.length} 张表 ${rowsOf(manifest.tables)} 行，${manifest.files.count} 个文件`,
  );
  if (manifest.files.gone > 0)
    terminal.say(`  ${manifest.files.gone} 个文件在备份期间到期或被删除，没有收入`);
  if (keep === undefined) return;
  for (const name of await dropOldBackups(to, keep)) terminal.say(`  已删除旧备份：${name}`);
}

const rowsOf = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

// Two steps up from `src` as from `dist`.
async function versionOfProduct(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
