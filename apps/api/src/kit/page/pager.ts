import { type Html, html } from './html.js';

interface Pages {
  page: number;
  pageSize: number;
  total: number;
}

/** The ways to the page before and the one behind, by the words that a list has for them. */
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
