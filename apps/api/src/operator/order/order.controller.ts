import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { OrderAdminService } from '@qicheng/core/order';
import type { Request, Response } from 'express';
import { queryText } from '../../kit/page/form-fields.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { DONE, orderPage } from './order.page.js';

const path = operatorPages.orders;

/** One order with its invoice, for owners and support. */
@Controller()
export class OperatorOrderController {
  constructor(private readonly admin: OrderAdminService) {}

  @Get(operatorPages.order)
  @OperatorPage('runOrders')
  async open(
    @Viewer() viewer: Viewer,
    @Param('number') number: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.admin.open(`operator:${viewer.operator.name}`, number);
    const done = DONE.get(queryText(request, 'done'));
    sendPage(response, { title: `订单 ${order.number}`, path, viewer, body: orderPage(order, done) });
  }
}
