import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { AuditLogService } from '@qicheng/core/operator';
import { isOrderView, type Order, OrderAdminService, orderLabels, type OrderView } from '@qicheng/core/order';
import { chinaDay, Clock, formatChinaMoment } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { asked, askedPage } from '../../kit/page/asked.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { FILE_ROWS, sendCsv } from '../send-csv.js';
import { boughtIn } from './order-format.js';
import { DONE, orderPage } from './order.page.js';
import { ordersPage } from './orders.page.js';

const PAGE_SIZE = 50;
const path = operatorPages.orders;

/** Orders for owners and support: all of them, and one with its invoice. */
@Controller()
export class OperatorOrdersController {
  constructor(
    private readonly admin: OrderAdminService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  @Get(operatorPages.orders)
  @OperatorPage('runOrders')
  async list(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { view, search } = wantedOf(request);
    const page = askedPage(request);
    const found = await this.admin.list({ view, search }, { page, limit: PAGE_SIZE });
    const invoicesDue = await this.admin.countInvoiceRequests();
    const body = ordersPage({ view, search, page, pageSize: PAGE_SIZE, invoicesDue, ...found });
    sendPage(response, { title: '订单', path, viewer, body });
  }

  /** The same orders as a file. */
  @Get(operatorPages.ordersFile)
  @OperatorPage('runOrders')
  async file(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { view, search } = wantedOf(request);
    const filters = [...(view === 'all' ? [] : [orderLabels.view[view]]), ...(search === '' ? [] : [search])];
    await this.audit.record(`operator:${viewer.operator.name}`, 'list.export', '订单', { filters });
    const { list, total } = await this.admin.list({ view, search }, { page: 1, limit: FILE_ROWS });
    sendCsv(response, {
      name: '订单',
      day: chinaDay(this.clock.now()),
      isCut: total > list.length,
      head: FILE_COLUMNS.map(({ name }) => name),
      rows: list.map((order) => FILE_COLUMNS.map(({ text }) => text(order))),
    });
  }

  @Get(operatorPages.order)
  @OperatorPage('runOrders')
  async open(
    @Viewer() viewer: Viewer,
    @Param('number') number: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.admin.open(`operator:${viewer.operator.name}`, number);
    const done = DONE.get(asked(request, 'done'));
    sendPage(response, { title: `订单 ${order.number}`, path, viewer, body: orderPage(order, done) });
  }
}

function wantedOf(request: Request): { view: OrderView; search: string } {
  const view = asked(request, 'view');
  return { view: isOrderView(view) ? view : 'all', search: asked(request, 'search').slice(0, 64) };
}

const FILE_COLUMNS: readonly { name: string; text: (order: Order) => string }[] = [
  { name: '订单号', text: ({ number }) => number },
  { name: '下单', text: ({ createdAt }) => formatChinaMoment(createdAt) },
  { name: '商品', text: boughtIn },
  { name: '金额（元）', text: ({ amountFen }) => (amountFen / 100).toFixed(2) },
  { name: '状态', text: ({ status }) => orderLabels.status[status] },
  { name: '支付', text: ({ paidAt }) => (paidAt === null ? '' : formatChinaMoment(paidAt)) },
  { name: '账号', text: ({ userId }) => userId ?? '已注销' },
];
