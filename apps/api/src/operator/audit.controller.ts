import { Controller, Get, Req, Res } from '@nestjs/common';
import { AuditLogService, type AuditRow } from '@qicheng/core/operator';
import { SETTINGS } from '@qicheng/core/site';
import type { Request, Response } from 'express';
import { ACTIONS, actorText, detailText } from './audit-labels.js';
import { askedPage } from '../kit/page/asked.js';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { type Html, html } from '../kit/page/html.js';
import { pager } from '../kit/page/pager.js';
import { timeOf } from '../kit/page/page-shell.js';
import { sendPage } from '../kit/page/send-page.js';
import { type Column, table, wrapped } from '../kit/page/table.js';

const PAGE_SIZE = 50;

@Controller()
export class OperatorAuditController {
  constructor(private readonly audit: AuditLogService) {}

  @Get(operatorPages.audit)
  @OperatorPage('readAudit')
  async entries(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = askedPage(request);
    const body = entriesPage(await this.audit.list({ page, limit: PAGE_SIZE }), page);
    sendPage(response, { title: '操作记录', path: operatorPages.audit, viewer, body });
  }
}

const SETTING_LABELS = new Map(Object.entries(SETTINGS).map(([key, { label }]) => [key, label]));
const subjectText = ({ action, subject }: AuditRow): string =>
  action.startsWith('setting.') ? (SETTING_LABELS.get(subject) ?? subject) : subject;

const COLUMNS: readonly Column<AuditRow>[] = [
  { name: '时间', of: ({ createdAt }) => timeOf(createdAt) },
  { name: '谁', of: ({ actor }) => actorText(actor) },
  { name: '做了什么', of: ({ action }) => ACTIONS[action] ?? action },
  { name: '对象', of: subjectText, look: wrapped },
  { name: '内容', of: ({ detail }) => detailText(detail), look: wrapped },
];

function entriesPage({ list, total }: { list: AuditRow[]; total: number }, page: number): Html {
  const pages = { page, pageSize: PAGE_SIZE, total };
  return html`<h1>操作记录</h1>
    <p class="lead">共 ${total} 条，只增不改。</p>
    ${list.length === 0 ? html`<p>这一页没有记录。</p>` : table(COLUMNS, list)}
    ${pager(pages, (each) => `${operatorPages.audit}?page=${each}`, ['较新的', '较早的'])}`;
}
