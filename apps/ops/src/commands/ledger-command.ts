import { AuditLedger, LEDGER_RULE_WORDS, LEDGER_RULES } from '@qicheng/core/ledger-audit';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';
import { UnhealthyError } from './doctor-command.js';

/** ledger check: whether the books are right. It never mends them. */
export function ledgerCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('ledger').description('次数、订单与款项的账');
  command
    .command('check')
    .description('逐条核对全部账目；有不符时退出码为 1，不会自动修改')
    .action(async () => {
      const breaches = await withCore((find) => find(AuditLedger).runFull());
      for (const rule of LEDGER_RULES) {
        const ids = breaches.find((breach) => breach.rule === rule)?.ids ?? [];
        terminal.say(`${ids.length === 0 ? '✔' : '✘'} ${LEDGER_RULE_WORDS[rule]}`);
        if (ids.length > 0) terminal.say(`    不符 ${ids.length} 项：${ids.slice(0, 10).join('、')}`);
      }
      if (breaches.length > 0) throw new UnhealthyError();
    });
  return command;
}
