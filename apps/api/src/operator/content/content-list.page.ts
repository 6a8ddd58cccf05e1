import { type ContentKind, contentKinds, type ContentAdminRow } from '@qicheng/core/content';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { formTokenField, timeOf, type Viewer } from '../../kit/page/page-shell.js';
import { table, wrapped } from '../../kit/page/table.js';
import { KIND_NAMES } from './content-fields.js';

interface Pages {
  page: number;
  pageSize: number;
  total: number;
}

/** Links to the previous and next page, with the list's labels. */
function pager(
  { page, pageSize, total }: Pages,
  addressOf: (page: number) => string,
  [before, behind]: readonly [string, string],
): Html {
  return html`<p>
    ${page > 1 && html`<a href="${addressOf(page - 1)}">${before}</a> `}
    ${page * pageSize < total && html`<a href="${addressOf(page + 1)}">${behind}</a>`}
  </p>`;
}

export interface ContentListState {
  kind: ContentKind;
  keyword: string;
  page: number;
  pageSize: number;
  list: ContentAdminRow[];
  total: number;
  now: Date;
  isRemoved: boolean;
}

/** A page of one entry. */
export const addressOf = (page: string, kind: ContentKind, slug: string): string =>
  `${page}?${new URLSearchParams({ kind, slug }).toString()}`;

const listAddress = (kind: ContentKind, keyword: string, page = 1): string =>
  `${operatorPages.content}?${new URLSearchParams({ kind, ...(keyword !== '' && { keyword }), page: String(page) }).toString()}`;

/** Content entries by kind, including drafts. */
export function contentList(state: ContentListState): Html {
  const { kind, keyword, list, total, isRemoved } = state;
  return html`<h1>内容</h1>
    <p class="lead">求职文档、课程、帮助和横幅。成批修改用 pnpm ops content export 和 import。</p>
    ${isRemoved && html`<p class="note" role="status">已删除。</p>`}
    <nav aria-label="内容的种类" class="views">${contentKinds.map((each) => kindLink(each, kind))}</nav>
    <form method="get" action="${operatorPages.content}" class="act" role="search">
      <input type="hidden" name="kind" value="${kind}" />
      <label for="keyword">标题或名字里有</label>
      <input type="text" id="keyword" name="keyword" value="${keyword}" />
      <button>查找</button>
      <span class="hint">共 ${total} 条</span>
      <a class="button" href="${operatorPages.contentEntry}?kind=${kind}">新建${KIND_NAMES[kind]}</a>
    </form>
    <section class="sheet">
      ${list.length === 0 ? html`<p>${keyword === '' ? '还没有。' : '没有找到。'}</p>` : entryTable(state)}
    </section>
    ${pager(state, (each) => listAddress(kind, keyword, each), ['上一页', '下一页'])}`;
}

const kindLink = (kind: ContentKind, current: ContentKind): Html =>
  kind === current
    ? html`<a href="${listAddress(kind, '')}" aria-current="true">${KIND_NAMES[kind]}</a>`
    : html`<a href="${listAddress(kind, '')}">${KIND_NAMES[kind]}</a>`;

function stateOf({ publishedAt }: ContentAdminRow, now: Date): Html {
  if (publishedAt === null) return html`草稿`;
  return publishedAt > now ? html`${timeOf(publishedAt)} 发布` : html`已发布`;
}

const entryTable = ({ kind, list, now }: ContentListState): Html =>
  table(
    [
      { name: '标题', of: (row) => entryLink(kind, row), look: wrapped },
      { name: '分类', of: ({ category }) => category },
      { name: '状态', of: (row) => stateOf(row, now) },
      { name: '最近修改', of: ({ updatedAt }) => timeOf(updatedAt) },
    ],
    list,
  );

const entryLink = (kind: ContentKind, { slug, title }: ContentAdminRow): Html =>
  html`<a href="${addressOf(operatorPages.contentEntry, kind, slug)}">${title}</a>`;

/** Asks for confirmation before an entry is deleted. */
export const removalForm = (
  viewer: Viewer,
  kind: ContentKind,
  entry: { slug: string; title: string },
): Html =>
  html`<h1>删除“${entry.title}”？</h1>
    <p class="note warning">
      它的阅读和下载次数、会员在里面的学习进度会一起删除，不能恢复。只是不想显示的话，清空发布日期就可以。
    </p>
    <form method="post" action="${operatorPages.contentRemoval}">
      ${formTokenField(viewer)}
      <input type="hidden" name="kind" value="${kind}" />
      <input type="hidden" name="slug" value="${entry.slug}" />
      <button>删除</button>
    </form>
    <p class="hint">
      <a href="${addressOf(operatorPages.contentEntry, kind, entry.slug)}">不删除，回到这一条</a>
    </p>`;
