import { OperatorService } from '@qicheng/core/operator';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const ROLE_NAMES: Record<string, string> = {
  owner: '负责人',
  content: '内容',
  school: '院校',
  support: '客服',
  judge: '评委',
};

/** operator add | list | disable | reset-password: the people who sign in under /ops. */
export function operatorCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('operator').description('运营账号（在 /ops 登录）');
  command
    .command('add')
    .description('建立运营账号；不输入密码则生成一个，只显示这一次')
    .argument('<名称>', '2-30 个字')
    .requiredOption('--role <角色>', 'owner、content、school、support 或 judge')
    .action((name: string, { role }: { role: string }) => add(withCore, terminal, name, role));
  command
    .command('list')
    .description('列出运营账号')
    .action(() => list(withCore, terminal));
  command
    .command('disable')
    .description('停用运营账号，并立即结束其全部登录')
    .argument('<名称>')
    .action((name: string) => disable(withCore, terminal, name));
  command
    .command('reset-password')
    .description('重设运营账号的密码，并立即结束其全部登录；不输入密码则生成一个，只显示这一次')
    .argument('<名称>')
    .action((name: string) => resetPassword(withCore, terminal, name));
  return command;
}

const askPassword = (terminal: Terminal) => terminal.askSecret('密码（不显示；直接回车则生成一个）：');

async function add(withCore: WithCore, terminal: Terminal, name: string, role: string): Promise<void> {
  const typed = await askPassword(terminal);
  const { password } = await withCore((find) =>
    find(OperatorService).add({ actor: 'ops-cli', name, role, ...(typed ? { password: typed } : {}) }),
  );
  terminal.print(`✔ 已建立运营账号 ${name}（${ROLE_NAMES[role] ?? role}），在 /ops 登录。`);
  sayMade(terminal, password);
}

function sayMade(terminal: Terminal, password: string | null): void {
  if (password !== null) terminal.print(`  密码：${password}（只显示这一次，请现在保存）`);
}

async function disable(withCore: WithCore, terminal: Terminal, name: string): Promise<void> {
  await withCore((find) => find(OperatorService).disable({ actor: 'ops-cli', name }));
  terminal.print(`✔ 已停用运营账号 ${name}，其登录已全部结束。`);
}

async function resetPassword(withCore: WithCore, terminal: Terminal, name: string): Promise<void> {
  const typed = await askPassword(terminal);
  const { password } = await withCore((find) =>
    find(OperatorService).resetPassword({ actor: 'ops-cli', name, ...(typed ? { password: typed } : {}) }),
  );
  terminal.print(`✔ 已重设运营账号 ${name} 的密码，其登录已全部结束。`);
  sayMade(terminal, password);
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const operators = await withCore((find) => find(OperatorService).list());
  if (operators.length === 0)
    return terminal.print('还没有运营账号。用 operator add <名称> --role owner 建立。');
  const rows = operators.map(({ name, role, createdAt, disabledAt }) => [
    name,
    ROLE_NAMES[role] ?? role,
    formatChinaMoment(createdAt),
    disabledAt === null ? '' : '已停用',
  ]);
  for (const line of table(['名称', '角色', '建立时间', ''], rows)) terminal.print(line);
}
