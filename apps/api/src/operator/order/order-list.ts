import {
  isOrderView,
  type Order,
  type OrderAdminService,
  orderLabels,
  type OrderView,
} from '@qicheng/core/order';
import { formatChinaMoment } from '@qicheng/core/platform';
import { html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { timeOf } from '../../kit/page/page-shell.js';
import { wrapped } from '../../kit/page/table.js';
import type { OperatorList } from '../list/operator-list.js';
import { userLink } from '../short-id.js';
import { boughtIn, orderPath, yuan } from './order-format.js';

const VIEWS: ReadonlyMap<string, string> = new Map(
  Object.entries(orderLabels.view).filter(([view]) => view !== 'all'),
);

const viewLink = (view: OrderView, words: string) =>
  html`<a href="${operatorPages.orders}?view=${view}">${words}</a>`;

/** All orders, those in one state, or those that need an operator. */
export const orderList = (orders: OrderAdminService): OperatorList<Order> => ({
  path: operatorPages.orders,
  title: '订单',
  lead: '查看、退款和开票；每一次操作都会记录。',
  task: 'runOrders',
  above: async () => {
    const due = await orders.countInvoiceRequests();
    return html`<nav aria-label="等着办的" class="views">
      ${viewLink('invoiceDue', due > 0 ? `待开票 ${due}` : '待开票')} ${viewLink('refundFailed', '退款失败')}
    </nav>`;
  },
  filters: [
    { name: 'view', label: '状态', choices: VIEWS },
    { name: 'search', label: '订单号或支付单号', hint: '完整的单号' },
  ],
  columns: [
    {
      name: '订单号',
      text: ({ number }) => number,
      of: ({ number }) => html`<a href="${orderPath(number)}">${number}</a>`,
    },
    {
      name: '下单',
      text: ({ createdAt }) => formatChinaMoment(createdAt),
      of: ({ createdAt }) => timeOf(createdAt),
    },
    { name: '商品', text: boughtIn, look: wrapped },
    {
      name: '金额（元）',
      text: ({ amountFen }) => (amountFen / 100).toFixed(2),
      of: ({ amountFen }) => yuan(amountFen),
    },
    { name: '状态', text: ({ status }) => orderLabels.status[status] },
    { name: '支付', text: ({ paidAt }) => (paidAt === null ? '' : formatChinaMoment(paidAt)) },
    { name: '账号', text: ({ userId }) => userId ?? '已注销', of: ({ userId }) => userLink(userId) },
  ],
  read: ({ filter, actor: _reader, ...query }) => {
    const view = filter('view');
    return orders.find({ ...query, view: isOrderView(view) ? view : 'all', search: filter('search') });
  },
});
