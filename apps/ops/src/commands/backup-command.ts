import { readFile } from 'node:fs/promises';
import { AuditLogService } from '@qicheng/core/operator';
import { EraseAgain, SealedDataCheck } from '@qicheng/core/personal-data';
import { FileStore } from '@qicheng/core/platform/storage';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import { erasedAccounts, restoreBackup, checkBackup } from '../backup/restore-backup.js';
import { dropOldBackups, takeBackup, takeErased } from '../backup/take-backup.js';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

interface Options {
  to: string;
  keep?: number;
}

/** backup take | erased | check: a copy of all rows of one snapshot and of the files they name. */
export function backupCommand(withCore: WithCore, databaseUrl: () => string, terminal: Terminal): Command {
  const command = new Command('backup').description('备份全部数据表与文件；网站可以照常运行');
  command
    .command('take')
    .description('在目录里新建一份备份（含个人资料，请存放在只有运维能读的地方）')
    .requiredOption('--to <目录>', '存放各份备份的目录')
    .option('--keep <份数>', '完成后只留最新的几份，1-365', wholeNumber(1, 365))
    .action((options: Options) => runBackup(withCore, databaseUrl(), terminal, options));
  command
    .command('erased')
    .description('只更新已注销账号的名单（erased.txt.gz），恢复较早的备份时用它再次删除；可每小时运行')
    .requiredOption('--to <目录>', '存放各份备份的目录')
    .action(async ({ to }: Options) => {
      const { count } = await takeErased(databaseUrl(), to);
      terminal.print(`✔ 已注销账号的名单：${count} 个`);
    });
  command
    .command('check')
    .description('通读一份备份并与它的清单核对；不需要数据库')
    .argument('<备份>', '一份备份的目录')
    .action(async (folder: string) => {
      const { takenAt, tables, files } = await checkBackup(folder);
      terminal.print(
        `✔ 备份完整：${formatChinaMoment(new Date(takenAt))}，${tables.length} 张表，${files.count} 个文件`,
      );
    });
  return command;
}

async function runBackup(
  withCore: WithCore,
  databaseUrl: string,
  terminal: Terminal,
  { to, keep }: Options,
): Promise<void> {
  const version = await versionOfProduct();
  const { folder, manifest } = await withCore(async (find) => {
    const order = { databaseUrl, store: find(FileStore), directory: to, version };
    const taken = await takeBackup(order);
    // Written afterwards: the worker derives the age of the last backup from this entry.
    await find(AuditLogService).record('ops-cli', 'backup.take', '', { rows: rowsOf(taken.manifest.tables) });
    return taken;
  });
  terminal.print(`✔ 备份已完成：${folder}`);
  terminal.print(
    `  ${manifest.tables.length} 张表 ${rowsOf(manifest.tables)} 行，${manifest.files.count} 个文件`,
  );
  if (manifest.files.gone > 0)
    terminal.print(`  ${manifest.files.gone} 个文件在备份期间到期或被删除，没有收入`);
  if (keep === undefined) return;
  for (const name of await dropOldBackups(to, keep)) terminal.print(`  已删除旧备份：${name}`);
}

const rowsOf = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

// Two steps up from `src` as from `dist`.
async function versionOfProduct(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const OTHER_SECRET =
  '✘ APP_SECRET 与备份时不同：恢复的手机号打不开，谁也登录不了。改回原来的 APP_SECRET 再启动网站，数据不用重新恢复。';

/** restore: a backup into a fresh database and file store; accounts erased since then stay erased. */
export function restoreCommand(withCore: WithCore, databaseUrl: () => string, terminal: Terminal): Command {
  return new Command('restore')
    .description('把一份备份恢复到新建的空库；备份之后注销的账号会再次删除')
    .argument('<备份>', '一份备份的目录')
    .option('--erased <名单...>', '别处的 erased.txt.gz；备份旁边的会自动读取')
    .action((folder: string, { erased = [] }: { erased?: string[] }) =>
      withCore(async (find) => {
        const order = { databaseUrl: databaseUrl(), store: find(FileStore), folder };
        const { takenAt } = await restoreBackup({ ...order, say: (line) => terminal.print(line) });
        let again = 0;
        for await (const userId of erasedAccounts(folder, erased)) {
          if (await find(EraseAgain).run(userId)) again += 1;
        }
        await find(AuditLogService).record('ops-cli', 'backup.restore', '', { takenAt, erasedAgain: again });
        terminal.print(
          `✔ 恢复完成：数据停在 ${formatChinaMoment(new Date(takenAt))}；再次删除了 ${again} 个已注销的账号`,
        );
        if (await find(SealedDataCheck).opens()) terminal.print('  下一步：运行 pnpm ops doctor，再启动网站');
        else terminal.printError(OTHER_SECRET);
      }),
    );
}
