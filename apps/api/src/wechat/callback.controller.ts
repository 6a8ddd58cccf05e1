import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { type Callback, ReceiveWechatCallback } from '@qicheng/core/wechat';
import type { Request, Response } from 'express';

/** [decision 2]: the server URL configured in the Official Account. WeChat's protocol, no contract. */
export const CALLBACK_PATH = '/api/wechat/callback';

@Controller()
export class WechatCallbackController {
  constructor(private readonly callbacks: ReceiveWechatCallback) {}

  /** WeChat sends this once, when the URL is entered there. */
  @Get(CALLBACK_PATH)
  async verify(@Req() request: Request, @Res() response: Response): Promise<void> {
    const echo = await this.callbacks.verify(callbackOf(request), textOf(request.query.echostr));
    response.set('Cache-Control', 'no-store').type('text/plain').send(echo);
  }

  /** Answered after a few database statements; WeChat waits five seconds. */
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

// A repeated parameter is a list; WeChat never sends one.
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
