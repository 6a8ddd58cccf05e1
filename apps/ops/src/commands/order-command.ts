import { type OrderDetail, Orders, ReturnOrder } from '@qicheng/core/order';
import { Refunds } from '@qicheng/core/payment';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table, timeText } from '../table.js';
import type { Terminal } from '../terminal.js';

const LIMIT = 50;

const STATUSES: Readonly<Record<string, string>> = {
  pending: '待支付',
  paid: '已支付',
  granted: '已完成',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
};

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** order list, show, refund: what support does about orders. */
export function orderCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('order').description('订单与退款');
  command
    .command('list')
    .description(`最近 ${LIMIT} 个订单`)
    .option('--status <状态>', Object.keys(STATUSES).join('、'))
    .action(({ status }: { status?: string }) => list(withCore, terminal, status));
  command
    .command('show')
    .description('一个订单怎么付的、退了什么')
    .argument('<订单号>', '订单号或编号')
    .action((name: string) => show(withCore, terminal, name));
  command
    .command('refund')
    .description('全额退款，收回还没用的次数与会员期限；退款失败过的重新再试。会记录')
    .argument('<订单号>', '订单号或编号')
    .action((name: string) => refund(withCore, terminal, name));
  return command;
}

async function list(withCore: WithCore, terminal: Terminal, status: string | undefined): Promise<void> {
  const { list: orders, total } = await withCore((find) =>
    find(Orders).list(status, { page: 1, limit: LIMIT }),
  );
  const rows = orders.map((order) => [
    order.number,
    timeText(order.createdAt),
    order.name,
    yuan(order.amountFen),
    STATUSES[order.status] ?? order.status,
    order.userId ?? '（账号已注销）',
  ]);
  for (const line of table(['订单号', '下单', '商品', '元', '状态', '账号'], rows)) terminal.say(line);
  terminal.say(`共 ${total} 个订单。`);
}

async function show(withCore: WithCore, terminal: Terminal, name: string): Promise<void> {
  const order = await withCore((find) => find(Orders).detailOf(name));
  for (const line of linesOf(order)) terminal.say(line);
}

function linesOf(order: OrderDetail): string[] {
  const { number, status, paidBy, transactionId, refunds } = order;
  return [
    `订单号 ${number}，${STATUSES[status] ?? status}${order.closedReason && `（${order.closedReason}）`}`,
    `${order.name}，${yuan(order.amountFen)} 元，会员 ${order.days} 天，AI 次数 ${order.aiCounts} 次`,
    `账号 ${order.userId ?? '已注销'}，下单 ${timeText(order.createdAt)}`,
    ...(order.paidAt ? [`支付 ${timeText(order.paidAt)}，${paidBy} ${transactionId}`] : []),
    ...refunds.map(
      ({ reason, status: state, amountFen, createdAt }) =>
        `退款 ${yuan(amountFen)} 元，${reason}，${state}，${timeText(createdAt)}`,
    ),
  ];
}

async function refund(withCore: WithCore, terminal: Terminal, name: string): Promise<void> {
  const retried = await withCore(async (find) => {
    const { id, refunds } = await find(Orders).detailOf(name);
    if (refunds.some(({ status }) => status === 'failed')) return find(Refunds).retry(id);
    await find(ReturnOrder).runByOperator('ops-cli', name);
    return 0;
  });
  terminal.say(retried > 0 ? `✔ 已重新提交 ${retried} 笔退款。` : '✔ 退款已提交，后台任务会原路退回。');
}
