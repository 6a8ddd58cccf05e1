import { Controller, Get, Req, Res } from '@nestjs/common';
import { AuditLog, type AuditRow } from '@qicheng/core/operator';
import { SETTINGS } from '@qicheng/core/site';
import type { Request, Response } from 'express';
import { askedPage } from '../kit/page/asked.js';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { type Html, html } from '../kit/page/html.js';
import { timeOf } from '../kit/page/page-shell.js';
import { sendPage } from '../kit/page/send-page.js';
import { type Column, table, wrapped } from '../kit/page/table.js';

const PAGE_SIZE = 50;

@Controller()
export class OperatorAuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get(operatorPages.audit)
  @OperatorPage('readAudit')
  async entries(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = askedPage(request);
    const body = entriesPage(await this.audit.list({ page, limit: PAGE_SIZE }), page);
    sendPage(response, { title: '操作记录', path: operatorPages.audit, viewer, body });
  }
}

// What the product itself writes; an action of a later version shows by its own name.
const ACTIONS: Record<string, string> = {
  'setting.change': '修改设置',
  'setting.reset': '恢复默认设置',
  'operator.add': '建立运营账号',
  'operator.signIn': '登录',
  'messages.read': '查看本地消息',
  'content.import': '导入内容',
  'content.save': '修改内容',
  'content.remove': '删除内容',
  'contest.create': '建立大赛',
  'contest.open': '发布大赛',
  'contest.close': '大赛截止并编号',
  'contest.judge': '邀请评委',
  'contest.assign': '分配评审',
  'contest.exclude': '作品不参加排名',
  'contest.readmit': '恢复作品排名',
  'contest.publish': '公布大赛结果',
  'contest.certificates': '颁发证书',
  'order.readInvoice': '查看开票信息',
  'order.issueInvoice': '标记发票已开具',
  'order.refund': '全额退款',
  'order.retryRefund': '重新提交退款',
  'user.list': '查看账号列表',
  'user.show': '查看账号',
  'site.seed': '写入初始数据',
  'database.migrate': '升级数据库',
};

const SETTING_LABELS = new Map(Object.entries(SETTINGS).map(([key, { label }]) => [key, label]));
const subjectText = ({ action, subject }: AuditRow): string =>
  action.startsWith('setting.') ? (SETTING_LABELS.get(subject) ?? subject) : subject;
const detailText = (detail: unknown): string => {
  const text = JSON.stringify(detail);
  return text === '{}' ? '' : text;
};

const COLUMNS: readonly Column<AuditRow>[] = [
  { name: '时间', of: ({ createdAt }) => timeOf(createdAt) },
  { name: '谁', of: ({ actor }) => actor },
  { name: '做了什么', of: ({ action }) => ACTIONS[action] ?? action },
  { name: '对象', of: subjectText, look: wrapped },
  { name: '内容', of: ({ detail }) => detailText(detail), look: wrapped },
];

const link = (page: number, text: string): Html =>
  html`<a href="${operatorPages.audit}?page=${page}">${text}</a> `;

function entriesPage({ list, total }: { list: AuditRow[]; total: number }, page: number): Html {
  return html`<h1>操作记录</h1>
    <p class="lead">共 ${total} 条，只增不改。</p>
    ${list.length === 0 ? html`<p>这一页没有记录。</p>` : table(COLUMNS, list)}
    <p>${page > 1 && link(page - 1, '较新的')}${page * PAGE_SIZE < total && link(page + 1, '较早的')}</p>`;
}
