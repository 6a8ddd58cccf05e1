import { avoidShortPage } from './avoid-short-page.js';
import { clearLineEnds } from './clear-line-ends.js';
import type { PageGeometry } from './page-geometry.js';
import { paginate, removeSpacers } from './paginate.js';
import type { Pagination } from './pagination.js';

/** Lays rendered markup out in pages; works in place and may run again after any change. */
export function layOut(root: HTMLElement, geometry: PageGeometry): Pagination {
  removeSpacers(root);
  clearLineEnds(root);
  return avoidShortPage(root, geometry, paginate);
}
