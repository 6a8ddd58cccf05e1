import { type Html, html } from '../../kit/page/html.js';
import { table } from '../../kit/page/table.js';
import { FILE_ROWS } from '../send-csv.js';
import {
  cursorText,
  type ListFilter,
  type ListQuery,
  filePathOf,
  type OperatorList,
} from './operator-list.js';

interface ListState<Row> {
  above: Html | undefined;
  query: ListQuery;
  rows: readonly Row[];
  hasMore: boolean;
}

/** A list with its filters; the URL stores the query. */
export function listPage<Row extends { id: string; createdAt: Date }>(
  list: OperatorList<Row>,
  { above, query, rows, hasMore }: ListState<Row>,
): Html {
  const { path, title, lead, columns } = list;
  const shown = columns.map(({ name, text, of = text, look }) => ({ name, of, ...(look && { look }) }));
  const last = rows.at(-1);
  const isNarrowed = [...query.texts.values()].some((text) => text !== '');
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${query.problems.length > 0 && html`<p class="note error" role="alert">${query.problems.join('；')}。</p>`}
    ${above} ${filtersForm(list, query)}
    ${
      query.problems.length === 0 &&
      (rows.length === 0
        ? html`<section class="sheet">
            <p>${isNarrowed ? '没有符合条件的记录。' : '还没有记录。'}</p>
          </section>`
        : html`<section class="sheet">${table(shown, rows)}</section>`)
    }
    <p class="pages">
      ${query.texts.get('after') !== '' && html`<a href="${addressOf(path, query, '')}">回到最新</a>`}
      ${hasMore && last !== undefined && html`<a href="${addressOf(path, query, cursorText(last))}">更早的</a>`}
      ${
        rows.length > 0 &&
        html`<a href="${addressOf(filePathOf(path), query, '')}">下载 CSV（最多 ${FILE_ROWS} 行）</a>`
      }
    </p>`;
}

function addressOf(path: string, { texts }: ListQuery, after: string): string {
  const filters = [...texts].filter(([name, text]) => name !== 'after' && text !== '');
  const query = new URLSearchParams([...filters, ...(after === '' ? [] : [['after', after]])]).toString();
  return query === '' ? path : `${path}?${query}`;
}

function filtersForm<Row extends { id: string; createdAt: Date }>(
  { path, filters }: OperatorList<Row>,
  { texts }: ListQuery,
): Html {
  const of = (name: string) => texts.get(name) ?? '';
  const day = (name: string, label: string) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input type="date" id="${name}" name="${name}" value="${of(name)}" />
    </div>`;
  return html`<form method="get" action="${path}" class="filters" role="search">
    ${filters.map((filter) => control(filter, of(filter.name)))} ${day('from', '从')} ${day('to', '到')}
    <button>筛选</button>
    <a href="${path}">清除</a>
  </form>`;
}

function control({ name, label, choices, hint }: ListFilter, value: string): Html {
  if (choices === undefined)
    return html`<div>
      <label for="${name}">${label}</label>
      <input
        type="text"
        id="${name}"
        name="${name}"
        value="${value}"
        maxlength="80"
        autocomplete="off"
        ${hint !== undefined && html` placeholder="${hint}"`}
      />
    </div>`;
  return html`<div>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="">全部</option>
      ${[...choices].map(
        ([key, text]) => html`<option value="${key}" ${key === value && html` selected`}>${text}</option>`,
      )}
    </select>
  </div>`;
}
