import { GrantByOperator } from '@qicheng/core/ai-count';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const MAX_GRANT = 10_000;

/** count grant: AI counts given by support to one account. */
export function countCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('count').description('AI 次数');
  command
    .command('grant')
    .description('给一个账号增加次数；每执行一次就增加一次，并会记录')
    .argument('<编号或手机号>', '账号编号，或完整的手机号')
    .argument('<次数>', `1-${MAX_GRANT}`, wholeNumber(1, MAX_GRANT))
    .requiredOption('--reason <原因>', '写入操作记录，不要写个人信息')
    .action((idOrPhone: string, amount: number, { reason }: { reason: string }) =>
      grant(withCore, terminal, { idOrPhone, amount, reason: reason.slice(0, 200) }),
    );
  return command;
}

async function grant(
  withCore: WithCore,
  terminal: Terminal,
  grant: { idOrPhone: string; amount: number; reason: string },
): Promise<void> {
  const { userId, balance } = await withCore((find) =>
    find(GrantByOperator).run({ actor: 'ops-cli', ...grant }),
  );
  terminal.print(`✔ 已为账号 ${userId} 增加 ${grant.amount} 次，现有 ${balance} 次。`);
}
