import { AuditLogService } from '@qicheng/core/operator';
import { RetentionService, retentionRules } from '@qicheng/core/retention';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

/** retention list | run: how long rows are kept, and one sweep of what is past it. */
export function retentionCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('retention').description('数据的保存期限；后台任务每十分钟自动清理');
  command
    .command('list')
    .description('列出每张表保存多久、从哪一刻算起')
    .action(() => {
      const rows = retentionRules.map(({ table: name, column, days }) => [name, column, `${days} 天`]);
      for (const line of table(['表', '从这一刻起', '保存'], rows)) terminal.say(line);
    });
  command
    .command('run')
    .description('立即清理一次')
    .action(() =>
      withCore(async (find) => {
        await find(AuditLogService).record('ops-cli', 'retention.run');
        const swept = (await find(RetentionService).run()).filter(({ removed }) => removed > 0);
        for (const { table: name, removed } of swept) terminal.say(`✔ ${name}：清理 ${removed} 行`);
        if (swept.length === 0) terminal.say('没有到期的数据。');
      }),
    );
  return command;
}
