import { Controller, Get, Inject, Res } from '@nestjs/common';
import { AuditLogService, LocalOutboxService, type LocalMessage } from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import type { Response } from 'express';
import { html, type Html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { timeOf } from '../kit/page/page-shell.js';
import { sendPage } from '../kit/page/send-page.js';
import { table, wrapped } from '../kit/page/table.js';
import { OperatorPage, Viewer } from './operator-page.decorator.js';

const CHANNELS: Record<LocalMessage['channel'], string> = {
  sms: '短信',
  mail: '邮件',
  partner: '合作平台',
};

/** 138****0001 and l***@example.cn: enough to recognise your own. */
export function maskRecipient(recipient: string): string {
  // A partner's data is not personal.
  if (/\p{Script=Han}/u.test(recipient)) return recipient;
  const at = recipient.indexOf('@');
  if (at > 0) return `${recipient.charAt(0)}***${recipient.slice(at)}`;
  return recipient.length > 7 ? `${recipient.slice(0, 3)}****${recipient.slice(-4)}` : '****';
}

/** Messages, newest first. */
function messageTable(messages: readonly LocalMessage[], { masked = false } = {}): Html {
  if (messages.length === 0) return html`<p>还没有消息。请求一次验证码后刷新这一页。</p>`;
  return table<LocalMessage>(
    [
      { name: '时间', of: ({ createdAt }) => timeOf(createdAt) },
      { name: '方式', of: ({ channel }) => CHANNELS[channel] },
      { name: '收件人', of: ({ recipient }) => (masked ? maskRecipient(recipient) : recipient) },
      { name: '内容', of: ({ body }) => body, look: wrapped },
    ],
    messages,
  );
}

/** [decision 42]: messages that the local SMS and mail drivers record instead of sending. */
@Controller()
export class LocalMessagesController {
  constructor(
    private readonly outbox: LocalOutboxService,
    private readonly audit: AuditLogService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** Open to everyone in development, demos and tests; in production it requires an operator. */
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
    // [data looks]: access to personal data is audited.
    await this.audit.record(`operator:${viewer.operator.name}`, 'messages.read');
    const body = html`<h1>本地消息</h1>
      <p class="lead">由本地驱动接收、没有真正发出的短信、邮件和简历。每次查看都会记录。</p>
      ${messageTable(await this.outbox.newest(), { masked: true })}`;
    sendPage(response, { title: '本地消息', path: operatorPages.messages, viewer, body });
  }
}
