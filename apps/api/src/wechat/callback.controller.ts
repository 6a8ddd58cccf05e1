import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { type Callback, ReceiveWechatCallback } from '@qicheng/core/wechat';
import type { Request, Response } from 'express';

/** [decision 2]: what the settings page of the Official Account names as our server. WeChat's protocol, no contract. */
export const CALLBACK_PATH = '/api/wechat/callback';

@Controller()
export class WechatCallbackController {
  constructor(private readonly callbacks: ReceiveWechatCallback) {}

  /** WeChat asks once, when the address is entered there. */
  @Get(CALLBACK_PATH)
  async verify(@Req() request: Request, @Res() response: Response): Promise<void> {
    const echo = await this.callbacks.verify(callbackOf(request), textOf(request.query.echostr));
    response.set('Cache-Control', 'no-store').type('text/plain').send(echo);
  }

  /** Heard within a few database statements; WeChat waits five seconds. */
  @Post(CALLBACK_PATH)
  @HttpCode(200)
  async receive(@Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = await this.callbacks.run(callbackOf(request));
    const type = answer.startsWith('<xml>') ? 'application/xml' : 'text/plain';
    response.set('Cache-Control', 'no-store').type(type).send(answer);
  }
}

function callbackOf({ query, body }: Request): Callback {
  return {
    signature: textOf(query.signature),
    timestamp: textOf(query.timestamp),
    nonce: textOf(query.nonce),
    messageSignature: textOf(query['msg_signature']),
    body: textOf(body),
  };
}

// A parameter that came twice is a list; WeChat sends none twice.
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
