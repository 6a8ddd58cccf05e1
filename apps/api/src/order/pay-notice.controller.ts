import { Controller, Post, Req, Res } from '@nestjs/common';
import { ALIPAY_NOTICE_PATH, ReceivePayNotice, WECHAT_NOTICE_PATH } from '@qicheng/core/payment';
import type { Request, Response } from 'express';

/** Providers sign the raw bytes, so these paths get the unparsed body. */
export const PAY_NOTICE_PATHS = [WECHAT_NOTICE_PATH, ALIPAY_NOTICE_PATH];

/** [decision 2]: payment notifications from providers, in their protocols; no contract. */
@Controller()
export class PayNoticeController {
  constructor(private readonly notices: ReceivePayNotice) {}

  @Post(WECHAT_NOTICE_PATH)
  wechat(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.receive('wechat', request, response);
  }

  @Post(ALIPAY_NOTICE_PATH)
  alipay(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.receive('alipay', request, response);
  }

  private async receive(provider: 'wechat' | 'alipay', request: Request, response: Response): Promise<void> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : undefined,
      ]),
    );
    const body = typeof request.body === 'string' ? request.body : '';
    const answer = await this.notices.run(provider, { headers, body });
    response.status(answer.status).set('Cache-Control', 'no-store').type(answer.type).send(answer.body);
  }
}
