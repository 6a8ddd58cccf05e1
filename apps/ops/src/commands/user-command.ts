import { AiCountService, ReadAiCount } from '@qicheng/core/ai-count';
import { MembershipService } from '@qicheng/core/membership';
import { type UserDetail, UserDirectoryService } from '@qicheng/core/operator';
import { OrderService, orderLabels } from '@qicheng/core/order';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table, yuan } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const ACTOR = 'ops-cli';
const MAX_LIMIT = 500;
const KIND_LABELS = { grant: '获得', reserve: '扣除', settle: '已完成', refund: '退回' } as const;
const RECENT = { page: 1, limit: 10 };

/** user list | show: accounts of job seekers, with masked phones; each access is audited. */
export function userCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('user').description('求职者账号（手机号隐藏中间四位，每次查看都会记录）');
  command
    .command('list')
    .description('列出最新的账号')
    .option('--limit <条数>', `最多几条，1-${MAX_LIMIT}`, wholeNumber(1, MAX_LIMIT), 20)
    .action(({ limit }: { limit: number }) => list(withCore, terminal, limit));
  command
    .command('show')
    .description('查看一个账号：会员、AI 次数和最近的订单')
    .argument('<编号或手机号>', '账号编号，或完整的手机号')
    .action((idOrPhone: string) => show(withCore, terminal, idOrPhone));
  return command;
}

async function list(withCore: WithCore, terminal: Terminal, limit: number): Promise<void> {
  const users = await withCore((find) => find(UserDirectoryService).list(ACTOR, limit));
  if (users.length === 0) return terminal.print('还没有账号。');
  const rows = users.map(({ id, maskedPhone, username, resumes, createdAt, isDisabled }) => [
    id,
    maskedPhone,
    username,
    String(resumes),
    formatChinaMoment(createdAt),
    isDisabled ? '已停用' : '',
  ]);
  for (const line of table(['编号', '手机号', '名称', '简历', '注册时间', ''], rows)) terminal.print(line);
}

async function show(withCore: WithCore, terminal: Terminal, idOrPhone: string): Promise<void> {
  const { user, membership, counts, entries, orders } = await withCore(async (find) => {
    const found = await find(UserDirectoryService).get(ACTOR, idOrPhone);
    return {
      user: found,
      membership: await find(MembershipService).of(found.id),
      counts: await find(ReadAiCount).run(found.id),
      entries: await find(AiCountService).entries(found.id, RECENT),
      orders: await find(OrderService).listOwn(found.id, RECENT),
    };
  });
  const lines: [string, string][] = [
    ...linesOf(user),
    [
      '会员',
      membership.endsAt ? `${membership.cardName}，至 ${formatChinaMoment(membership.endsAt)}` : '不是',
    ],
    ['AI 次数', `${counts.count} 次${counts.isUnlimited ? '（当前不计次数）' : ''}`],
    ['订单', `${orders.total} 个`],
  ];
  for (const [label, value] of lines) terminal.print(`${label}：${value}`);
  const movements = entries.list.map(({ createdAt, source, kind, amount, balanceAfter }) => [
    formatChinaMoment(createdAt),
    source,
    KIND_LABELS[kind],
    String(amount),
    String(balanceAfter),
  ]);
  sayTable(terminal, ['次数变动时间', '来源', '类型', '次数', '余额'], movements);
  const bought = orders.list.map(({ createdAt, number, name, amountFen, status }) => [
    formatChinaMoment(createdAt),
    number,
    name,
    yuan(amountFen),
    orderLabels.status[status],
  ]);
  sayTable(terminal, ['下单时间', '订单号', '商品', '金额', '状态'], bought);
}

function sayTable(terminal: Terminal, head: string[], rows: string[][]): void {
  if (rows.length === 0) return;
  terminal.print('');
  for (const line of table(head, rows)) terminal.print(line);
}

const linesOf = (user: UserDetail): [string, string][] => [
  ['编号', user.id],
  ['手机号', user.maskedPhone || '没有'],
  ['名称', user.username],
  ['状态', user.isDisabled ? '已停用' : '正常'],
  ['密码', user.hasPassword ? '已设置' : '没有设置'],
  ['简历', `${user.resumes} 份`],
  ['导出', `${user.exports} 次`],
  ['登录中的设备', `${user.liveSessions} 台`],
  ['注册时间', formatChinaMoment(user.createdAt)],
];
