import { notePageFailure, type PageFailureKind } from '@qicheng/contract/site/page-failure.contract';
import { call } from '../lib/api.js';

const reported = new Set<string>();

/** Reports a page failure to the operators, once per page and kind until a reload. */
export function reportPageFailure(kind: PageFailureKind): void {
  const page = window.location.pathname;
  const key = `${kind} ${page}`;
  if (reported.has(key)) return;
  reported.add(key);
  // A failed report must not become another failure.
  call(notePageFailure, { page, kind }).catch(() => reported.delete(key));
}
