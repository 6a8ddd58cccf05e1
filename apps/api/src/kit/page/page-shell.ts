import { mayOperator, type SignedInOperator, type OperatorTask } from '@qicheng/core/operator';
import { formatChinaMoment } from '@qicheng/core/platform';
import { Html, html } from './html.js';
import { operatorPages } from './operator-pages.js';
import { PAGE_STYLE } from './page-style.js';

interface MenuEntry {
  path: string;
  label: string;
  task: OperatorTask | null;
}

/** The operators' menu, filtered by permission. */
const MENU: readonly { name: string; entries: readonly MenuEntry[] }[] = [
  { name: '站点', entries: [{ path: operatorPages.home, label: '概况', task: null }] },
  {
    name: '运行',
    entries: [
      { path: operatorPages.users, label: '用户', task: 'readUsers' },
      { path: operatorPages.exports, label: '导出', task: 'readUsers' },
      { path: operatorPages.runs, label: 'AI 运行', task: 'readUsers' },
      { path: operatorPages.failures, label: '出错', task: 'readUsers' },
    ],
  },
  {
    name: '交易',
    entries: [
      { path: operatorPages.orders, label: '订单', task: 'runOrders' },
      { path: operatorPages.products, label: '商品', task: 'changeProducts' },
    ],
  },
  {
    name: '内容与活动',
    entries: [
      { path: operatorPages.content, label: '内容', task: 'editContent' },
      { path: operatorPages.announcements, label: '系统消息', task: 'announce' },
      { path: operatorPages.campaigns, label: '活动与邀请', task: 'runCampaigns' },
      { path: operatorPages.sources, label: '职位与职位表', task: 'manageSources' },
      { path: operatorPages.contests, label: '简历大赛', task: 'runContests' },
      { path: operatorPages.judging, label: '评审', task: 'judgeEntries' },
    ],
  },
  {
    name: '管理',
    entries: [
      { path: operatorPages.settings, label: '站点设置', task: 'changeSettings' },
      { path: operatorPages.schools, label: '院校与学生', task: 'runSchools' },
      { path: operatorPages.partners, label: '合作网站', task: 'managePartners' },
      { path: operatorPages.operators, label: '运营账号', task: 'manageOperators' },
      { path: operatorPages.messages, label: '本地消息', task: 'readMessages' },
      { path: operatorPages.audit, label: '操作记录', task: 'readAudit' },
    ],
  },
];

/** The operator, and the CSRF token for forms. */
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

/** Role labels. */
export const ROLE_NAMES: Record<SignedInOperator['role'], string> = {
  owner: '负责人',
  content: '内容',
  school: '院校',
  support: '客服',
  judge: '评委',
};

/** The hidden CSRF field. */
export const formTokenField = ({ formToken }: Viewer): Html =>
  html`<input type="hidden" name="formToken" value="${formToken}" />`;

function header(page: Page): Html {
  const { viewer } = page;
  if (viewer === null)
    return html`<header>
      <div><strong>启程</strong></div>
    </header>`;
  return html`<header class="console">
    <div>
      <button type="button" class="menu-button" popovertarget="menu">菜单</button>
      <strong>启程运营</strong>
      <form method="post" action="${operatorPages.signOut}">
        ${formTokenField(viewer)}<span>${viewer.operator.name} · ${ROLE_NAMES[viewer.operator.role]}</span
        ><button class="quiet">退出</button>
      </form>
    </div>
  </header>`;
}

/** Menu entries for the operator's role; on narrow screens it opens from the header without a script. */
function menu({ operator }: Viewer, path: string): Html {
  const groups = MENU.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ task }) => task === null || mayOperator(operator, task)),
  }));
  return html`<nav id="menu" popover aria-label="运营">
    ${groups
      .filter(({ entries }) => entries.length > 0)
      .map(
        ({ name, entries }) =>
          html`<h2>${name}</h2>
            ${entries.map(
              (entry) =>
                html`<a href="${entry.path}" ${entry.path === path && html` aria-current="page"`}
                  >${entry.label}</a
                >`,
            )}`,
      )}
  </nav>`;
}

/** The whole document. The nonce allows the one style element; there is no script. */
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
        ${
          page.viewer === null
            ? html`<main>${page.body}</main>`
            : html`<div class="layout">
                ${menu(page.viewer, page.path)}
                <main>${page.body}</main>
              </div>`
        }
      </body>
    </html>`.text;
}

/** A time formatted for operators in China. */
export function timeOf(date: Date): Html {
  return html`<time datetime="${date.toISOString()}">${formatChinaMoment(date)}</time>`;
}
