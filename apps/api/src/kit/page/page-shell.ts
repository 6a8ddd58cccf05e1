import { mayOperator, type OperatorTask, type SignedInOperator } from '@qicheng/core/operator';
import { formatChinaMoment } from '@qicheng/core/platform';
import { operatorPages } from './operator-pages.js';
import { Html, html } from './html.js';
import { PAGE_STYLE } from './page-style.js';

/** Who looks at the page, and the token that its forms carry. */
export interface Viewer {
  operator: SignedInOperator;
  formToken: string;
}

export interface Page {
  title: string;
  path: string;
  viewer: Viewer | null;
  body: Html;
}

const MENU: readonly { path: string; label: string; task: OperatorTask | null }[] = [
  { path: operatorPages.home, label: '概况', task: null },
  { path: operatorPages.settings, label: '站点设置', task: 'changeSettings' },
  { path: operatorPages.content, label: '内容', task: 'editContent' },
  { path: operatorPages.contests, label: '简历大赛', task: 'runContests' },
  { path: operatorPages.judging, label: '评审', task: 'judgeEntries' },
  { path: operatorPages.orders, label: '订单', task: 'runOrders' },
  { path: operatorPages.messages, label: '本地消息', task: 'readMessages' },
  { path: operatorPages.audit, label: '操作记录', task: 'readAudit' },
];

const ROLE_NAMES: Record<SignedInOperator['role'], string> = {
  owner: '负责人',
  content: '内容',
  school: '院校',
  support: '客服',
  judge: '评委',
};

/** The hidden field that proves a form came from a page of this session. */
export const formTokenField = ({ formToken }: Viewer): Html =>
  html`<input type="hidden" name="formToken" value="${formToken}" />`;

function header(page: Page): Html {
  const { viewer, path } = page;
  if (viewer === null)
    return html`<header>
      <div><strong>启程</strong></div>
    </header>`;
  const entries = MENU.filter(({ task }) => task === null || mayOperator(viewer.operator, task)).map(
    (entry) =>
      entry.path === path
        ? html`<a href="${entry.path}" aria-current="page">${entry.label}</a>`
        : html`<a href="${entry.path}">${entry.label}</a>`,
  );
  return html`<header>
    <div>
      <strong>启程运营</strong>
      <nav aria-label="运营">${entries}</nav>
      <form method="post" action="${operatorPages.signOut}">
        ${formTokenField(viewer)}<span>${viewer.operator.name} · ${ROLE_NAMES[viewer.operator.role]}</span
        ><button class="quiet">退出</button>
      </form>
    </div>
  </header>`;
}

/** The whole document. The nonce lets the one style element pass the policy; there is no script. */
export function documentOf(page: Page, nonce: string): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${page.title} · 启程</title>
        <style nonce="${nonce}">
          ${new Html(PAGE_STYLE)}
        </style>
      </head>
      <body>
        ${header(page)}
        <main>${page.body}</main>
      </body>
    </html>`.text;
}

/** A time as operators in China read it. */
export function timeOf(date: Date): Html {
  return html`<time datetime="${date.toISOString()}">${formatChinaMoment(date)}</time>`;
}
