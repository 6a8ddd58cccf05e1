import { Controller, Get, Inject, Res } from '@nestjs/common';
import { AuditLogService, LocalOutboxService } from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import type { Response } from 'express';
import { messageTable } from './message-table.js';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { html } from '../kit/page/html.js';
import { sendPage } from '../kit/page/send-page.js';

/** [decision 42]: what the local SMS and mail drivers show instead of sending it. */
@Controller()
export class LocalMessagesController {
  constructor(
    private readonly outbox: LocalOutboxService,
    private readonly audit: AuditLogService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** For everybody on a developer's machine, in a demo and in tests; in production an operator must look. */
  @Get(operatorPages.localOutbox)
  async localOutbox(@Res() response: Response): Promise<void> {
    if (this.config.environment === 'production') {
      response.set('Cache-Control', 'no-store').redirect(302, operatorPages.messages);
      return;
    }
    const body = html`<h1>本地消息</h1>
      <p class="note warning">
        短信、邮件和发给合作平台的简历现在由本地驱动接收，没有发给任何人，只显示在这里。正式环境要接入真实的服务商。
      </p>
      ${messageTable(await this.outbox.newest())}`;
    sendPage(response, { title: '本地消息', path: operatorPages.localOutbox, viewer: null, body });
  }

  @Get(operatorPages.messages)
  @OperatorPage('readMessages')
  async messages(@Viewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    // [data looks]: looking at people's data leaves a trace.
    await this.audit.record(`operator:${viewer.operator.name}`, 'messages.read');
    const body = html`<h1>本地消息</h1>
      <p class="lead">由本地驱动接收、没有真正发出的短信、邮件和简历。每次查看都会记录。</p>
      ${messageTable(await this.outbox.newest(), { masked: true })}`;
    sendPage(response, { title: '本地消息', path: operatorPages.messages, viewer, body });
  }
}
