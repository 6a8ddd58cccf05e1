import { notePageFailure, type PageFailureKind } from '@qicheng/contract/site/page-failure.contract';
import { call } from '../lib/api.js';

const told = new Set<string>();

/** Tells the operators, once for each page and kind while the site is open. */
export function reportPageFailure(kind: PageFailureKind): void {
  const page = window.location.pathname;
  const key = `${kind} ${page}`;
  if (told.has(key)) return;
  told.add(key);
  // What cannot be told is no second failure for the reader.
  call(notePageFailure, { page, kind }).catch(() => told.delete(key));
}
