import { AuditLogService } from '@qicheng/core/operator';
import { deployMigrations } from '@qicheng/db/migrate';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';

/** migrate: brings the database to this version. */
export function migrateCommand(withCore: WithCore, databaseUrl: () => string, terminal: Terminal): Command {
  return new Command('migrate').description('把数据库结构升级到当前版本').action(async () => {
    const applied = await deployMigrations(databaseUrl());
    if (applied.length === 0) return terminal.say('✔ 数据库已是最新');
    // The audit table may have come with these very migrations, so the entry follows the act.
    await withCore((find) => find(AuditLogService).record('ops-cli', 'database.migrate', '', { applied }));
    terminal.say(`✔ 已执行 ${applied.length} 个迁移：${applied.join('、')}`);
  });
}
