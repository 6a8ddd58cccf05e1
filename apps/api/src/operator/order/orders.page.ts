import { type Order, type OrderView, orderLabels } from '@qicheng/core/order';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { pager } from '../../kit/page/pager.js';
import { FILE_ROWS } from '../send-csv.js';
import { timeOf } from '../../kit/page/page-shell.js';
import { type Column, table, wrapped } from '../../kit/page/table.js';
import { boughtIn, orderPath, yuan } from './order-format.js';

export interface OrdersPageState {
  view: OrderView;
  search: string;
  page: number;
  pageSize: number;
  list: Order[];
  total: number;
  /** How many invoices wait. */
  invoicesDue: number;
}

const VIEWS = Object.keys(orderLabels.view) as OrderView[];

const address = (view: OrderView, search: string, page = 1, path: string = operatorPages.orders): string => {
  const asked = { ...(view !== 'all' && { view }), ...(search !== '' && { search }) };
  const query = new URLSearchParams({ ...asked, ...(page > 1 && { page: String(page) }) }).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** All orders, those of a state, or those that wait for an operator; newest first. */
export function ordersPage(state: OrdersPageState): Html {
  const { view, search, list, total } = state;
  return html`<h1>订单</h1>
    <p class="lead">查看、退款和开票；每一次操作都会记录。</p>
    <nav aria-label="订单的状态" class="views">${VIEWS.map((each) => viewLink(each, state))}</nav>
    <form method="get" action="${operatorPages.orders}" class="act" role="search">
      <label for="search">订单号或支付单号</label>
      <input type="text" id="search" name="search" value="${search}" maxlength="64" autocomplete="off" />
      <button>查找</button>
    </form>
    <p>共 ${total} 个订单${search !== '' && html` · <a href="${address('all', '')}">不再查找，看全部</a>`}</p>
    ${list.length === 0 ? html`<p>${search === '' ? '没有这样的订单。' : '没有找到。请输入完整的单号。'}</p>` : table(COLUMNS, list)}
    ${list.length > 0 && html`<p><a href="${address(view, search, 1, operatorPages.ordersFile)}">下载 CSV（最多 ${FILE_ROWS} 行）</a></p>`}
    ${pager(state, (each) => address(view, search, each), ['较新的', '较早的'])}`;
}

function viewLink(each: OrderView, { view, search, invoicesDue }: OrdersPageState): Html {
  const current = each === view && search === '' && html` aria-current="true"`;
  const count = each === 'invoiceDue' && invoicesDue > 0 && ` ${invoicesDue}`;
  return html`<a href="${address(each, '')}" ${current}>${orderLabels.view[each]}${count}</a>`;
}

const COLUMNS: readonly Column<Order>[] = [
  { name: '订单号', of: ({ number }) => html`<a href="${orderPath(number)}">${number}</a>` },
  { name: '下单', of: ({ createdAt }) => timeOf(createdAt) },
  { name: '商品', of: boughtIn, look: wrapped },
  { name: '金额', of: ({ amountFen }) => yuan(amountFen) },
  { name: '状态', of: ({ status }) => orderLabels.status[status] },
];
