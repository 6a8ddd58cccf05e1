import type { Contest } from '@qicheng/core/contest';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { formTokenField, timeOf, type Viewer } from '../../kit/page/page-shell.js';
import { table } from '../../kit/page/table.js';
import { contestPath } from './contest.page.js';

type Row = Contest & { entries: number; judges: number };

/** All contests, and the form that sets one up. */
export function contestsPage(viewer: Viewer, contests: readonly Row[]): Html {
  return html`<h1>简历大赛</h1>
    <p class="lead">
      建立后先核对，发布后会员才能看到。评分标准、奖项与评审办法用文件设置：pnpm ops contest create。
    </p>
    ${contests.length === 0 ? html`<p>还没有大赛。</p>` : contestTable(contests)}
    <h2>建立大赛</h2>
    <form class="sheet" method="post" action="${operatorPages.contests}">
      ${formTokenField(viewer)} ${FIELDS.map(field)}
      <div class="field">
        <label for="kind">类型</label>
        <select id="kind" name="kind">
          <option value="school">校级</option>
          <option value="provincial">省级</option>
        </select>
      </div>
      <div class="field">
        <label for="rules">规则（Markdown）</label><textarea id="rules" name="rules" rows="8"></textarea>
      </div>
      <button>建立</button>
    </form>`;
}

const FIELDS = [
  { name: 'code', label: '代码', hint: '小写字母、数字和短横线，例如 2026-school' },
  { name: 'title', label: '名称', hint: '' },
  { name: 'organiser', label: '主办单位', hint: '' },
  { name: 'schoolCode', label: '学校代码', hint: '校级大赛必填，见“院校与学生”里的代码' },
  { name: 'province', label: '省份', hint: '省级大赛可填，例如 湖北；不填则面向全体用户' },
  { name: 'opensAt', label: '报名开始', hint: '北京时间，例如 2026-12-01 08:00' },
  { name: 'closesAt', label: '报名截止', hint: '北京时间，例如 2026-12-31 18:00' },
] as const;

const field = ({ name, label, hint }: (typeof FIELDS)[number]): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label><input type="text" id="${name}" name="${name}" maxlength="60" />
    ${hint !== '' && html`<p class="hint">${hint}</p>`}
  </div>`;

/** Phase label for organisers. */
function stateText({ announcedAt, closedAt, publishedAt }: Contest): string {
  if (publishedAt !== null) return '已公布结果';
  if (closedAt !== null) return '评审中';
  return announcedAt === null ? '未发布' : '已发布';
}

const contestTable = (contests: readonly Row[]): Html =>
  table<Row>(
    [
      { name: '名称', of: ({ code, title }) => html`<a href="${contestPath(code)}">${title}</a>` },
      { name: '类型', of: ({ kind }) => (kind === 'school' ? '校级' : '省级') },
      { name: '状态', of: stateText },
      { name: '截止', of: ({ closesAt }) => timeOf(closesAt) },
      { name: '作品', of: ({ entries }) => entries },
      { name: '评委', of: ({ judges }) => judges },
    ],
    contests,
  );
