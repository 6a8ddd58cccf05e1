import {
  isOrderView,
  IssueInvoice,
  OrderAdminService,
  type OrderDetail,
  OrderService,
  type OrderView,
  orderLabels,
  ReturnOrder,
} from '@qicheng/core/order';
import { RefundService } from '@qicheng/core/payment';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command, InvalidArgumentError } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table, yuan } from '../table.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';
const MAX_ORDERS = 50;
const INVOICES_LIMIT = 500;
const VIEWS = Object.keys(orderLabels.view).join('、');

/** order list, show, refund, invoices, issue: support for orders. */
export function orderCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('order').description('订单与退款');
  command
    .command('list')
    .description(`最近 ${MAX_ORDERS} 个订单`)
    .option('--status <状态>', VIEWS, viewOf, 'all' as OrderView)
    .action(({ status }: { status: OrderView }) => list(withCore, terminal, status));
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
  command
    .command('invoices')
    .description('等待开具的发票，最早的在前；抬头和邮箱在 /ops/orders 查看')
    .action(() => invoices(withCore, terminal));
  command
    .command('issue')
    .description('标记发票已在开票平台开具，并通知买家。会记录')
    .argument('<订单号>', '订单号或编号')
    .option('--number <发票号码>', '8 至 20 位数字', '')
    .action((name: string, { number }: { number: string }) => issue(withCore, terminal, name, number));
  return command;
}

function viewOf(text: string): OrderView {
  if (!isOrderView(text)) throw new InvalidArgumentError(`应是 ${VIEWS} 之一`);
  return text;
}

async function list(withCore: WithCore, terminal: Terminal, view: OrderView): Promise<void> {
  const { list: orders, total } = await withCore((find) =>
    find(OrderAdminService).list(view, { page: 1, limit: MAX_ORDERS }),
  );
  const rows = orders.map((order) => [
    order.number,
    formatChinaMoment(order.createdAt),
    order.name,
    yuan(order.amountFen),
    orderLabels.status[order.status],
    order.userId ?? '（账号已注销）',
  ]);
  for (const line of table(['订单号', '下单', '商品', '元', '状态', '账号'], rows)) terminal.print(line);
  terminal.print(`共 ${total} 个订单。`);
}

async function show(withCore: WithCore, terminal: Terminal, name: string): Promise<void> {
  const order = await withCore((find) => find(OrderService).detailOf(name));
  for (const line of linesOf(order)) terminal.print(line);
}

function linesOf(order: OrderDetail): string[] {
  const { number, status, paidBy, transactionId, refunds } = order;
  return [
    `订单号 ${number}，${orderLabels.status[status]}${order.closedReason && `（${order.closedReason}）`}`,
    `${order.name}，${yuan(order.amountFen)} 元，会员 ${order.days} 天，AI 次数 ${order.aiCounts} 次`,
    `账号 ${order.userId ?? '已注销'}，下单 ${formatChinaMoment(order.createdAt)}`,
    ...(order.paidAt ? [`支付 ${formatChinaMoment(order.paidAt)}，${paidBy} ${transactionId}`] : []),
    ...refunds.map(
      ({ reason, status: state, amountFen, createdAt }) =>
        `退款 ${yuan(amountFen)} 元，${orderLabels.refundReason[reason]}，${orderLabels.refundStatus[state]}，${formatChinaMoment(createdAt)}`,
    ),
    ...invoiceLine(order),
  ];
}

function invoiceLine({ invoiceStatus, invoiceNumber, invoiceRequestedAt }: OrderDetail): string[] {
  if (invoiceRequestedAt === null) return [];
  const state = invoiceStatus === 'issued' ? `已开具 ${invoiceNumber}`.trimEnd() : '待开具';
  return [`发票 ${state}，申请 ${formatChinaMoment(invoiceRequestedAt)}`];
}

async function refund(withCore: WithCore, terminal: Terminal, name: string): Promise<void> {
  const retried = await withCore(async (find) => {
    const { id, refunds } = await find(OrderService).detailOf(name);
    if (refunds.some(({ status }) => status === 'failed')) return find(RefundService).retry(ACTOR, id);
    await find(ReturnOrder).runByOperator(ACTOR, name);
    return 0;
  });
  terminal.print(retried > 0 ? `✔ 已重新提交 ${retried} 笔退款。` : '✔ 退款已提交，后台任务会原路退回。');
}

async function invoices(withCore: WithCore, terminal: Terminal): Promise<void> {
  const { list: requests, total } = await withCore((find) =>
    find(OrderAdminService).listInvoiceRequests(INVOICES_LIMIT),
  );
  const rows = requests.map(({ number, amountFen, kind, requestedAt }) => [
    number,
    yuan(amountFen),
    kind === 'company' ? '企业' : '个人',
    formatChinaMoment(requestedAt),
  ]);
  for (const line of table(['订单号', '元', '类型', '申请'], rows)) terminal.print(line);
  terminal.print(`共 ${total} 张待开具。`);
}

async function issue(
  withCore: WithCore,
  terminal: Terminal,
  name: string,
  invoiceNumber: string,
): Promise<void> {
  await withCore((find) => find(IssueInvoice).run(ACTOR, name, { invoiceNumber, seen: null }));
  terminal.print('✔ 已标记为开具，买家收到了消息。');
}
