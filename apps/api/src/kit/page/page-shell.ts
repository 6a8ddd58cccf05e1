import { mayOperator, type OperatorTask, type SignedInOperator } from '@qicheng/core/operator';
import { formatChinaMoment } from '@qicheng/core/platform';
import { operatorPages } from './operator-pages.js';
import { Html, html } from './html.js';

// Paper, ink, bamboo [design colour]; hairlines before boxes, space before hairlines [design space].
const PAGE_STYLE = `
:root{color-scheme:light;--paper:#F6F4EF;--sheet:#fff;--ink:#1C2430;--ink-soft:#5B6472;--line:#E6E2D9;--line-strong:#8B8578;--bamboo:#0E7C66;--bamboo-deep:#0B6553;--bamboo-wash:#E8F4F0;--amber:#8A6D1F;--amber-wash:#FFF8E6;--red:#B4232A;--red-wash:#FDF1F0;--on-accent:#fff}
@media screen and (prefers-color-scheme:dark){
:root{color-scheme:dark;--paper:#14181E;--sheet:#1C222B;--ink:#ECE8DF;--ink-soft:#A9B0BB;--line:#2F3742;--line-strong:#77808E;--bamboo:#4CC2A5;--bamboo-deep:#74D6BD;--bamboo-wash:#17332C;--amber:#E2C06A;--amber-wash:#322A15;--red:#F3868A;--red-wash:#3A2023;--on-accent:#10161C}
}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 "PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Noto Sans SC",system-ui,sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--bamboo);text-underline-offset:3px}
a:hover{color:var(--bamboo-deep)}
header{background:var(--sheet);border-bottom:1px solid var(--line)}
header>div,main{max-width:960px;margin:0 auto;padding:12px 24px}
header>div{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}
header strong{font-weight:600;margin-right:8px}
header form{margin-left:auto;display:flex;gap:12px;align-items:center;color:var(--ink-soft);font-size:14px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}
nav a{text-decoration:none;padding:4px 0}
nav a[aria-current]{color:var(--ink);font-weight:600;border-bottom:2px solid var(--bamboo)}
main{padding-top:32px;padding-bottom:72px}
h1{font-size:28px;line-height:1.3;font-weight:600;margin:0 0 8px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:1.3;font-weight:600;margin:48px 0 16px}
.lead,.hint{color:var(--ink-soft)}
.lead{margin:0 0 32px}
.hint{font-size:14px;margin:4px 0 0}
.sheet{background:var(--sheet);border-radius:10px;padding:24px;margin:0 0 24px}
.sheet>h2{margin-top:0}
.narrow{max-width:400px;margin:48px auto}
.note{border-left:3px solid var(--bamboo);background:var(--bamboo-wash);padding:12px 16px;margin:0 0 24px}
.warning{border-color:var(--amber);background:var(--amber-wash)}
.error{color:var(--red);font-size:14px;margin:4px 0 0}
p.note.error{margin:0 0 24px;border-color:var(--red);background:var(--red-wash);color:var(--red);font-size:16px}
label,legend{display:block;font-weight:500;margin:0 0 4px}
.field{margin:0 0 24px}
.check{display:flex;gap:8px;align-items:baseline}
.check label{margin:0}
input[type=text],input[type=password],textarea,select{width:100%;font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--line-strong);border-radius:6px;padding:8px 12px}
input:is([type=checkbox],[type=radio]){width:16px;height:16px;accent-color:var(--bamboo)}
:is(input[type=text],textarea,select)[aria-invalid=true]{border-color:var(--red)}
button{font:inherit;font-weight:500;border:0;border-radius:6px;padding:8px 24px;background:var(--bamboo);color:var(--on-accent);cursor:pointer}
form+.hint{margin-top:16px}
button:hover{background:var(--bamboo-deep)}
button+button{margin-left:16px}
button.quiet{background:none;color:var(--bamboo);padding:4px 0;text-decoration:underline;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--bamboo);outline-offset:2px}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px}
th{text-align:left;font-weight:500;color:var(--ink-soft)}
th,td{padding:8px 16px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
td.wrap{overflow-wrap:anywhere}
@media (max-width:640px){
table,tbody,tr,td{display:block}
thead{display:none}
tr{padding:12px 0;border-bottom:1px solid var(--line)}
td{display:grid;grid-template-columns:64px 1fr;gap:0 12px;padding:2px 0;border:0}
td::before{content:attr(data-label);color:var(--ink-soft)}
td:empty{display:none}
h1{font-size:22px}
}
section.sheet>.table{margin:12px 0 20px}
form.act{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin:0 0 16px}
form.act input[type=text]{width:auto;flex:0 1 240px}
form.act .check label{font-weight:400}
.judging{display:grid;grid-template-columns:minmax(0,1fr) 288px;gap:24px;align-items:start}
.judging aside{position:sticky;top:16px}
.judging h2{font-size:18px;margin:24px 0 8px}
.judging h2:first-child{margin-top:0}
.judging .sheet p{margin:0 0 6px;overflow-wrap:anywhere}
.numbers{display:grid;grid-template-columns:repeat(auto-fill,minmax(88px,1fr));gap:8px;list-style:none;margin:0;padding:0}
.numbers a{display:block;text-align:center;text-decoration:none;padding:8px;border-radius:6px;background:var(--sheet);border:1px solid var(--line-strong)}
.numbers a.done{background:var(--bamboo-wash);border-color:var(--bamboo-wash)}
@media (max-width:800px){.judging{grid-template-columns:1fr}.judging aside{position:static}}
time{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}
dt{color:var(--ink-soft)}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
section.sheet>:is(dl,.table)+p{margin-top:16px}
section.sheet>p:last-child{margin-bottom:0}
nav.views{margin:0 0 24px}
form.act label{margin:0}
.bad{color:var(--red);font-weight:500}
`;

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
