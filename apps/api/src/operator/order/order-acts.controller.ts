import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { IssueInvoice, OrderService, ReturnOrder } from '@qicheng/core/order';
import { RefundService } from '@qicheng/core/payment';
import { Failure } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { wireFailureOf } from '../../failures.js';
import { formFields } from '../../kit/page/form-fields.js';
import type { Html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { invoiceForm, refundForm, retryForm } from './order-confirmation.page.js';
import { orderPath } from './order-format.js';

/** Actions on an order; each is confirmed on a separate page. */
@Controller()
export class OperatorOrderActsController {
  constructor(
    private readonly orders: OrderService,
    private readonly returning: ReturnOrder,
    private readonly refunds: RefundService,
    private readonly invoices: IssueInvoice,
  ) {}

  @Get(operatorPages.orderRefund)
  @OperatorPage('runOrders')
  async askRefund(
    @Viewer() viewer: Viewer,
    @Param('number') number: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.orders.detailOf(number);
    const form = request.query.act === 'retry' ? retryForm : refundForm;
    send(response, viewer, '退款', form(viewer, order));
  }

  @Post(operatorPages.orderRefund)
  @OperatorPage('runOrders')
  async refund(
    @Viewer() viewer: Viewer,
    @Param('number') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const actor = `operator:${viewer.operator.name}`;
    const { id, number } = await this.orders.getByName(name);
    const isRetry = formFields(request).get('act') === 'retry';
    if (isRetry) await this.refunds.retry(actor, id);
    else await this.returning.runByOperator(actor, id);
    redirect(response, number, isRetry ? 'retry' : 'refund');
  }

  @Get(operatorPages.orderInvoice)
  @OperatorPage('runOrders')
  async askInvoice(
    @Viewer() viewer: Viewer,
    @Param('number') number: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.orders.getByName(number);
    const seen = typeof request.query.seen === 'string' ? request.query.seen : '';
    send(response, viewer, '开票', invoiceForm(viewer, order, { seen }));
  }

  @Post(operatorPages.orderInvoice)
  @OperatorPage('runOrders')
  async issue(
    @Viewer() viewer: Viewer,
    @Param('number') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const order = await this.orders.getByName(name);
    const fields = formFields(request);
    const [seen, invoiceNumber] = [fields.get('seen') ?? '', (fields.get('invoiceNumber') ?? '').trim()];
    const issued = { invoiceNumber, seen: new Date(seen) };
    try {
      await this.invoices.run(`operator:${viewer.operator.name}`, order.id, issued);
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.reason !== 'invoiceNumberInvalid') throw thrown;
      const problem = wireFailureOf('invoiceNumberInvalid').message;
      const form = invoiceForm(viewer, order, { seen, typed: invoiceNumber, problem });
      return send(response, viewer, '开票', form, 400);
    }
    redirect(response, order.number, 'invoice');
  }
}

const send = (response: Response, viewer: Viewer, title: string, body: Html, status = 200): void =>
  sendPage(response, { title, path: operatorPages.orders, viewer, body }, status);

const redirect = (response: Response, number: string, done: string): void =>
  response.set('Cache-Control', 'no-store').redirect(303, `${orderPath(number)}?done=${done}`);
