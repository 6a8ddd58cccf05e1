import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { sendPage } from '../kit/page/send-page.js';

/** Unknown paths below the operators' and local pages; must be the last controller of its module. */
@Controller()
export class NotFoundController {
  @Get(['/ops/*path', '/dev', '/dev/*path'])
  lost(@Req() request: Request, @Res() response: Response): void {
    if (!(request.get('accept') ?? '').includes('text/html')) throw new NotFoundException();
    const [address, name] = request.path.startsWith('/ops/')
      ? [operatorPages.home, '回到概况']
      : [operatorPages.localOutbox, '查看本地消息'];
    const body = html`<h1>没有这一页</h1>
      <p class="lead">地址可能写错了，或者这一页已经移走。</p>
      <p><a href="${address}">${name}</a></p>`;
    sendPage(response, { title: '没有这一页', path: request.path, viewer: null, body }, 404);
  }
}
