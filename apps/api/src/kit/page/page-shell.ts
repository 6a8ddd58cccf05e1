import { mayOperator, type SignedInOperator } from '@qicheng/core/operator';
import { formatChinaMoment } from '@qicheng/core/platform';
import { operatorPages } from './operator-pages.js';
import { Html, html } from './html.js';
import { MENU } from './menu.js';
import { PAGE_STYLE } from './page-style.js';

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
