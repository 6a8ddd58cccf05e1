import { CatalogueService } from '@qicheng/core/catalogue';
import { AuditLogService } from '@qicheng/core/operator';
import { deployMigrations } from '@qicheng/db/migrate';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { SeedSite } from '../seed/seed-content.js';
import type { Terminal } from '../terminal.js';

/** migrate: brings the database to this version. */
export function migrateCommand(withCore: WithCore, databaseUrl: () => string, terminal: Terminal): Command {
  return new Command('migrate').description('把数据库结构升级到当前版本').action(async () => {
    const applied = await deployMigrations(databaseUrl());
    if (applied.length === 0) return terminal.print('✔ 数据库已是最新');
    // These migrations may create the audit table, so the entry is written afterwards.
    await withCore((find) => find(AuditLogService).record('ops-cli', 'database.migrate', '', { applied }));
    terminal.print(`✔ 已执行 ${applied.length} 个迁移：${applied.join('、')}`);
  });
}

/** seed: reference data, and demo accounts with DEMO=1. Idempotent. */
export function seedCommand(withCore: WithCore, terminal: Terminal): Command {
  return new Command('seed')
    .description('写入地区、学校与学校邮箱后缀；DEMO=1 时还有演示账号。可以重复执行，不改动已有的设置')
    .action(async () => {
      const report = await withCore(async (find) => {
        await find(AuditLogService).record('ops-cli', 'site.seed');
        const newProducts = await find(CatalogueService).seed();
        return { ...(await find(SeedSite).run()), newProducts };
      });
      const { regions, schools, newSchools, mailDomains, newMailDomains, demo } = report;
      terminal.print(`✔ 地区 ${regions} 个`);
      terminal.print(`✔ 学校 ${schools} 所，其中新增 ${newSchools} 所（来源见 prisma/seed/SOURCES.md）`);
      terminal.print(`✔ 学校邮箱后缀 ${mailDomains} 个，其中新增 ${newMailDomains} 个`);
      terminal.print(`✔ 内容 ${report.content.entries} 篇，其中新增 ${report.content.newEntries} 篇`);
      terminal.print(`✔ 商品目录，其中新增 ${report.newProducts} 项`);
      if (demo === null) return;
      for (const { phone, password, username } of demo.accounts) {
        terminal.print(`✔ 演示账号 ${phone} / ${password}（${username}）`);
      }
      for (const { studentNumber, password, username } of demo.students) {
        terminal.print(`✔ 演示学号 ${demo.school.name} ${studentNumber} / ${password}（${username}）`);
      }
      terminal.print(`✔ 演示运营账号 ${demo.operator.name} / ${demo.operator.password}，在 /ops 登录`);
    });
}
