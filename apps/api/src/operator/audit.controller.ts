import { Controller, Get, Req, Res } from '@nestjs/common';
import { AuditLog, type AuditRow } from '@qicheng/core/operator';
import type { Request, Response } from 'express';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { operatorPages } from './operator-pages.js';
import { type Html, html } from './page/html.js';
import { timeOf } from './page/page-shell.js';
import { sendPage } from './page/send-page.js';

const PAGE_SIZE = 50;

@Controller()
export class OperatorAuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get(operatorPages.audit)
  @OperatorPage('readAudit')
  async entries(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const asked = request.query.page;
    const page = typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
    const body = table(await this.audit.list({ page, limit: PAGE_SIZE }), page);
    sendPage(response, { title: '操作记录', path: operatorPages.audit, viewer, body });
  }
}

const row = ({ createdAt, actor, action, subject, detail }: AuditRow): Html =>
  html`<tr><td>${timeOf(createdAt)}</td><td>${actor}</td><td>${action}</td><td class="wrap">${subject}</td><td class="wrap">${JSON.stringify(detail)}</td></tr>`;

const link = (page: number, text: string): Html => html`<a href="${operatorPages.audit}?page=${page}">${text}</a> `;

function table({ list, total }: { list: AuditRow[]; total: number }, page: number): Html {
  return html`<h1>操作记录</h1><p class="lead">共 ${total} 条，只增不改。</p>
${list.length === 0 ? html`<p>这一页没有记录。</p>` : html`<div class="table"><table><thead><tr><th>时间</th><th>谁</th><th>做了什么</th><th>对象</th><th>内容</th></tr></thead><tbody>${list.map(row)}</tbody></table></div>`}
<p>${page > 1 && link(page - 1, '较新的')}${page * PAGE_SIZE < total && link(page + 1, '较早的')}</p>`;
}
