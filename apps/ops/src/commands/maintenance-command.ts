import { AuditLogService } from '@qicheng/core/operator';
import { RetentionService, retentionRules } from '@qicheng/core/retention';
import { SettingsService } from '@qicheng/core/site';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';

/** maintenance on | off | status: whether the site serves only operators. */
export function maintenanceCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('maintenance').description(
    '维护模式：页面与接口回答 503，健康检查与 /ops 照常',
  );
  command
    .command('on')
    .description('打开维护模式；各进程最迟 5 秒后生效')
    .option('--note <说明>', '显示在维护页上，例如“预计今晚 22:30 恢复”', '')
    .action(({ note }: { note: string }) =>
      withCore(async (find) => {
        const settings = find(SettingsService);
        await settings.change({ actor: ACTOR, key: 'maintenanceNote', value: note === '' ? null : note });
        await settings.change({ actor: ACTOR, key: 'maintenance', value: true });
        terminal.print('✔ 维护模式已打开，最迟 5 秒后生效');
      }),
    );
  command
    .command('off')
    .description('结束维护模式')
    .action(() =>
      withCore(async (find) => {
        const settings = find(SettingsService);
        await settings.change({ actor: ACTOR, key: 'maintenance', value: null });
        await settings.change({ actor: ACTOR, key: 'maintenanceNote', value: null });
        terminal.print('✔ 维护模式已结束，最迟 5 秒后生效');
      }),
    );
  command
    .command('status')
    .description('查看是否在维护')
    .action(async () => {
      const { maintenance, maintenanceNote } = await withCore((find) => find(SettingsService).all());
      terminal.print(maintenance ? `正在维护${maintenanceNote && `：${maintenanceNote}`}` : '没有在维护');
    });
  return command;
}

/** retention list | run: how long rows are kept, and one sweep of expired ones. */
export function retentionCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('retention').description('数据的保存期限；后台任务每十分钟自动清理');
  command
    .command('list')
    .description('列出每张表保存多久、从哪一刻算起')
    .action(() => {
      const rows = retentionRules.map(({ table: name, column, days }) => [name, column, `${days} 天`]);
      for (const line of table(['表', '从这一刻起', '保存'], rows)) terminal.print(line);
    });
  command
    .command('run')
    .description('立即清理一次')
    .action(() =>
      withCore(async (find) => {
        await find(AuditLogService).record('ops-cli', 'retention.run');
        const swept = (await find(RetentionService).run()).filter(({ removed }) => removed > 0);
        for (const { table: name, removed } of swept) terminal.print(`✔ ${name}：清理 ${removed} 行`);
        if (swept.length === 0) terminal.print('没有到期的数据。');
      }),
    );
  return command;
}
