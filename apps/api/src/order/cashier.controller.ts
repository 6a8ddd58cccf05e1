import { Controller, Get, Inject, NotFoundException, Post, Req, Res } from '@nestjs/common';
import { LOCAL_CASHIER_PATH, LocalCashier } from '@qicheng/core/payment';
import { CORE_CONFIG, type CoreConfig, Failure } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { queryText, formFields } from '../kit/page/form-fields.js';
import { sendPage } from '../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator/operator-page.decorator.js';
import { isSameOrigin } from '../operator/same-origin.js';
import { cashierPage } from './cashier.page.js';

/** The same page for operators, who alone may simulate payments in production [decision 42]. */
const OPERATOR_CASHIER_PATH = '/ops/cashier';

const pageOf = (path: string, number: string): string => `${path}?payment=${encodeURIComponent(number)}`;

@Controller()
export class CashierController {
  constructor(
    private readonly cashier: LocalCashier,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  @Get(LOCAL_CASHIER_PATH)
  async open(@Req() request: Request, @Res() response: Response): Promise<void> {
    const number = queryText(request, 'payment');
    if (this.config.environment === 'production')
      return response.redirect(302, pageOf(OPERATOR_CASHIER_PATH, number));
    await this.show(response, { action: LOCAL_CASHIER_PATH, number, viewer: null });
  }

  @Post(LOCAL_CASHIER_PATH)
  async act(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (this.config.environment === 'production') throw new NotFoundException();
    if (!isSameOrigin(request, this.config.appUrl)) throw new Failure('forbidden');
    await this.play(request, response, LOCAL_CASHIER_PATH);
  }

  @Get(OPERATOR_CASHIER_PATH)
  @OperatorPage('readMessages')
  async openForOperator(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @Res() response: Response,
  ): Promise<void> {
    const number = queryText(request, 'payment');
    await this.show(response, { action: OPERATOR_CASHIER_PATH, number, viewer });
  }

  @Post(OPERATOR_CASHIER_PATH)
  @OperatorPage('readMessages')
  async actForOperator(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.play(request, response, OPERATOR_CASHIER_PATH);
  }

  // Responds with a redirect, so that browser navigation never pays twice.
  private async play(request: Request, response: Response, path: string): Promise<void> {
    if (!this.cashier.isInUse) throw new NotFoundException();
    const fields = formFields(request);
    const number = fields.get('payment') ?? '';
    const act = fields.get('act') === 'paySilently' ? 'paySilently' : 'pay';
    await this.cashier.act(number, act);
    response.redirect(303, pageOf(path, number));
  }

  private async show(
    response: Response,
    page: { action: string; number: string; viewer: Viewer | null },
  ): Promise<void> {
    if (!this.cashier.isInUse) throw new NotFoundException();
    const trade = await this.cashier.find(page.number);
    const body = cashierPage({ ...page, trade });
    sendPage(
      response,
      { title: '本地收银台', path: page.action, viewer: page.viewer, body },
      trade ? 200 : 404,
    );
  }
}
