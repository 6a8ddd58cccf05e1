import { type Html, html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is an id that no person reads. */
export const isId = (text: string): boolean => UUID.test(text);

/** The last signs of an id, which tell rows apart; one press selects all of it to copy. */
export const shortId = (id: string): Html =>
  html`<span class="id" title="${id}"><span>${id.slice(0, -8)}</span>${id.slice(-8)}</span>`;

export const userPath = (id: string): string => `${operatorPages.users}/${encodeURIComponent(id)}`;

/** Whose a row is, as a way to the account. */
export const userLink = (id: string | null): Html | string =>
  id === null ? '—' : html`<a href="${userPath(id)}" aria-label="账号 ${id.slice(-8)}">${id.slice(-8)}</a>`;
