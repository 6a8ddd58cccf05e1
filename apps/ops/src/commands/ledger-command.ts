import { AuditLedger, LEDGER_RULE_WORDS, LEDGER_RULES } from '@qicheng/core/ledger-audit';
import { Command } from 'commander';
import {
  problem,
  fine,
  type Finding,
  checkDatabase,
  checkMigrations,
  checkRedis,
  checkStorage,
  checkChromium,
  checkFonts,
} from '../doctor/checks.js';
import type { DoctorEnv } from '../env.js';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';

/** At least one check found an error; each has already been printed. */
export class UnhealthyError extends Error {}

/** doctor: checks every dependency of the product, one line each, with the remedy for each error. */
export function doctorCommand(readEnv: () => DoctorEnv, terminal: Terminal): Command {
  return new Command('doctor')
    .description('逐项检查环境变量、数据库、Redis、文件、浏览器与字体')
    .option('--no-rendering', '不检查浏览器与字体：它们在别的容器或机器上')
    .action(async ({ rendering }: { rendering: boolean }) => {
      const env = readEnv();
      const checks = [
        Promise.resolve(environmentOf(env)),
        checkDatabase(env.databaseUrl),
        checkMigrations(env.databaseUrl),
        checkRedis(env.redisUrl),
        checkStorage(env.storage),
        ...(rendering ? [checkChromium(env.chromium), checkFonts(env.fontsDirectory)] : []),
      ];
      let problems = 0;
      for (const check of checks) {
        const finding = await check;
        if (!finding.isFine) problems += 1;
        terminal.print(`${finding.isFine ? '✔' : '✘'} ${finding.text}`);
        if (finding.remedy !== undefined) terminal.print(`  → ${finding.remedy}`);
      }
      terminal.print(problems === 0 ? '一切正常。' : `有 ${problems} 项需要处理。`);
      if (problems > 0) throw new UnhealthyError();
    });
}

const environmentOf = ({ issues }: DoctorEnv): Finding =>
  issues === null ? fine('环境变量：齐全') : problem(`环境变量：${issues}`, '按 .env.example 改正');

/** ledger check: whether the ledger is consistent. It never repairs anything. */
export function ledgerCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('ledger').description('次数、订单与款项的账');
  command
    .command('check')
    .description('逐条核对全部账目；有不符时退出码为 1，不会自动修改')
    .action(async () => {
      const breaches = await withCore((find) => find(AuditLedger).runFull());
      for (const rule of LEDGER_RULES) {
        const ids = breaches.find((breach) => breach.rule === rule)?.ids ?? [];
        terminal.print(`${ids.length === 0 ? '✔' : '✘'} ${LEDGER_RULE_WORDS[rule]}`);
        if (ids.length > 0) terminal.print(`    不符 ${ids.length} 项：${ids.slice(0, 10).join('、')}`);
      }
      if (breaches.length > 0) throw new UnhealthyError();
    });
  return command;
}
