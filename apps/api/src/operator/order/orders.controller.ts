import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { isOrderView, OrderAdminService } from '@qicheng/core/order';
import type { Request, Response } from 'express';
import { asked, askedPage } from '../../kit/page/asked.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { DONE, orderPage } from './order.page.js';
import { ordersPage } from './orders.page.js';

const PAGE_SIZE = 50;
const path = operatorPages.orders;

/** Orders for owners and support: all of them, and one with its invoice. */
@Controller()
export class OperatorOrdersController {
  constructor(private readonly admin: OrderAdminService) {}

  @Get(operatorPages.orders)
  @OperatorPage('runOrders')
  async list(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const wanted = asked(request, 'view');
    const view = isOrderView(wanted) ? wanted : 'all';
    const search = asked(request, 'search').slice(0, 64);
    const page = askedPage(request);
    const found = await this.admin.list({ view, search }, { page, limit: PAGE_SIZE });
    const invoicesDue = await this.admin.countInvoiceRequests();
    const body = ordersPage({ view, search, page, pageSize: PAGE_SIZE, invoicesDue, ...found });
    sendPage(response, { title: '订单', path, viewer, body });
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
