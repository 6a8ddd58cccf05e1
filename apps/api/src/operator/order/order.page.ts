import { type InvoiceData, type OrderDetail, orderLabels } from '@qicheng/core/order';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { timeOf } from '../../kit/page/page-shell.js';
import { type Column, table } from '../../kit/page/table.js';
import { boughtIn, orderPath, yuan } from './order-format.js';

const CLOSED: Readonly<Record<OrderDetail['closedReason'], string>> = {
  '': '',
  cancelled: '，买家取消',
  expired: '，超时未支付',
  replaced: '，已由新订单代替',
};

/** Success messages of actions. */
export const DONE: ReadonlyMap<string, string> = new Map([
  ['refund', '退款已提交，后台任务会原路退回；收回了还没用的次数与会员期限。'],
  ['retry', '已重新提交退款，后台任务会再试。'],
  ['invoice', '已标记为开具，买家收到了消息。'],
]);

/** One order: items, payment, refunds and invoice. */
export function orderPage(order: OrderDetail, done: string | undefined): Html {
  return html`<p><a href="${operatorPages.orders}">全部订单</a></p>
    <h1>订单 ${order.number}</h1>
    <p class="lead">${orderLabels.status[order.status]}${CLOSED[order.closedReason]}</p>
    ${done !== undefined && html`<p class="note" role="status">${done}</p>`} ${redInvoiceNote(order)}
    ${bought(order)} ${paid(order)} ${refunds(order)}
    ${order.invoice !== null && invoice(order, order.invoice)}`;
}

/** Whether a refunded order still has a valid invoice. */
const needsRedInvoice = ({ status, invoiceStatus }: OrderDetail): boolean =>
  invoiceStatus === 'issued' && (status === 'refunding' || status === 'refunded');

const redInvoiceNote = (order: OrderDetail): Html | false =>
  needsRedInvoice(order) &&
  html`<p class="note warning">
    这个订单的发票已经开具，款项又退回：请到开票平台开具红字发票${
      order.invoiceNumber !== '' && `，冲销发票号码 ${order.invoiceNumber}`
    }。
  </p>`;

const facts = (rows: readonly (readonly [string, Html | string])[]): Html =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

const bought = (order: OrderDetail): Html =>
  html`<section class="sheet">
    <h2>买了什么</h2>
    ${facts([
      ['商品', boughtIn(order)],
      ['金额', yuan(order.amountFen)],
      ['下单', timeOf(order.createdAt)],
      ['账号', order.userId ?? '已注销'],
    ])}
  </section>`;

function paid({ paidAt, paidBy, transactionId, grantedAt, expiresAt, status }: OrderDetail): Html {
  const none =
    status === 'pending' ? html`还没有支付，${timeOf(expiresAt)} 自动关闭。` : html`没有支付就关闭了。`;
  return html`<section class="sheet">
    <h2>支付</h2>
    ${
      paidAt === null || paidBy === ''
        ? html`<p>${none}</p>`
        : facts([
            ['方式', orderLabels.provider[paidBy]],
            ['支付单号', transactionId],
            ['支付时间', timeOf(paidAt)],
            ...(grantedAt === null ? [] : [['发放时间', timeOf(grantedAt)] as const]),
          ])
    }
  </section>`;
}

function refunds(order: OrderDetail): Html {
  const { number, status } = order;
  const isFailed = order.refunds.some((refund) => refund.status === 'failed');
  return html`<section class="sheet">
    <h2>退款</h2>
    ${order.refunds.length === 0 ? html`<p>没有退款。</p>` : table(REFUND_COLUMNS, order.refunds)}
    ${isFailed && html`<p><a href="${orderPath(number, 'refund')}?act=retry">重新提交失败的退款…</a></p>`}
    ${status === 'granted' && html`<p><a href="${orderPath(number, 'refund')}">全额退款…</a></p>`}
  </section>`;
}

const REFUND_COLUMNS: readonly Column<OrderDetail['refunds'][number]>[] = [
  { name: '提交', of: ({ createdAt }) => timeOf(createdAt) },
  { name: '金额', of: ({ amountFen }) => yuan(amountFen) },
  { name: '原因', of: ({ reason }) => orderLabels.refundReason[reason] },
  {
    name: '状态',
    of: ({ status }) => orderLabels.refundStatus[status],
    look: ({ status }) => (status === 'failed' ? 'bad' : ''),
  },
  {
    name: '完成',
    of: ({ status, finishedAt }) => status === 'done' && finishedAt !== null && timeOf(finishedAt),
  },
];

function invoice(order: OrderDetail, { kind, title, taxNumber, mailbox }: InvoiceData): Html {
  const { number, status, invoiceStatus, invoiceNumber, invoiceRequestedAt, invoiceIssuedAt } = order;
  const isDue = invoiceStatus === 'requested' && status === 'granted';
  const seen = invoiceRequestedAt?.toISOString() ?? '';
  return html`<section class="sheet">
    <h2>发票</h2>
    ${facts([
      ['抬头', title],
      ['类型', kind === 'company' ? '企业' : '个人'],
      ...(taxNumber === undefined ? [] : [['税号', taxNumber] as const]),
      ['邮箱', mailbox],
      ...(invoiceRequestedAt === null ? [] : [['申请', timeOf(invoiceRequestedAt)] as const]),
      ...(invoiceIssuedAt === null ? [] : [['开具', timeOf(invoiceIssuedAt)] as const]),
      ...(invoiceNumber === '' ? [] : [['发票号码', invoiceNumber] as const]),
    ])}
    ${isDue && html`<p><a href="${orderPath(number, 'invoice')}?${new URLSearchParams({ seen }).toString()}">标记发票已开具…</a></p>`}
    ${!isDue && invoiceStatus === 'requested' && html`<p class="hint">订单已退款，这张发票不用再开。</p>`}
    <p class="hint">开票信息是个人信息，每次查看都会记录。</p>
  </section>`;
}
