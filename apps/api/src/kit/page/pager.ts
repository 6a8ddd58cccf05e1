import { type Html, html } from './html.js';

interface Pages {
  page: number;
  pageSize: number;
  total: number;
}

/** Links to the previous and next page, with the list's labels. */
export function pager(
  { page, pageSize, total }: Pages,
  addressOf: (page: number) => string,
  [before, behind]: readonly [string, string],
): Html {
  return html`<p>
    ${page > 1 && html`<a href="${addressOf(page - 1)}">${before}</a> `}
    ${page * pageSize < total && html`<a href="${addressOf(page + 1)}">${behind}</a>`}
  </p>`;
}
