import { type Html, html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';

/** The last characters of an id, enough to distinguish rows; one click selects all of it for copying. */
export const shortId = (id: string): Html =>
  html`<span class="id" title="${id}"><span>${id.slice(0, -8)}</span>${id.slice(-8)}</span>`;

export const userPath = (id: string): string => `${operatorPages.users}/${encodeURIComponent(id)}`;

/** The owner of a row, as a link to the account. */
export const userLink = (id: string | null): Html | string =>
  id === null ? '—' : html`<a href="${userPath(id)}" aria-label="账号 ${id.slice(-8)}">${id.slice(-8)}</a>`;
