import { AuditLogService } from '@qicheng/core/operator';
import { EraseAgain, SealedDataCheck } from '@qicheng/core/personal-data';
import { FileStore } from '@qicheng/core/platform/storage';
import { Command } from 'commander';
import { erasedAccounts, restoreBackup } from '../backup/restore-backup.js';
import type { WithCore } from '../ops-context.js';
import { timeText } from '../table.js';
import type { Terminal } from '../terminal.js';

const OTHER_SECRET =
  '✘ APP_SECRET 与备份时不同：恢复的手机号打不开，谁也登录不了。改回原来的 APP_SECRET 再启动网站，数据不用重新恢复。';

/** restore: a backup into a fresh database and file store; accounts that were erased since stay erased. */
export function restoreCommand(withCore: WithCore, databaseUrl: () => string, terminal: Terminal): Command {
  return new Command('restore')
    .description('把一份备份恢复到新建的空库；备份之后注销的账号会再次删除')
    .argument('<备份>', '一份备份的目录')
    .option('--erased <名单...>', '别处的 erased.txt.gz；备份旁边的会自动读取')
    .action((folder: string, { erased = [] }: { erased?: string[] }) =>
      withCore(async (find) => {
        const order = { databaseUrl: databaseUrl(), store: find(FileStore), folder };
        const { takenAt } = await restoreBackup({ ...order, say: (line) => terminal.say(line) });
        let again = 0;
        for await (const userId of erasedAccounts(folder, erased)) {
          if (await find(EraseAgain).run(userId)) again += 1;
        }
        await find(AuditLogService).record('ops-cli', 'backup.restore', '', { takenAt, erasedAgain: again });
        terminal.say(
          `✔ 恢复完成：数据停在 ${timeText(new Date(takenAt))}；再次删除了 ${again} 个已注销的账号`,
        );
        if (await find(SealedDataCheck).opens()) terminal.say('  下一步：运行 pnpm ops doctor，再启动网站');
        else terminal.complain(OTHER_SECRET);
      }),
    );
}
