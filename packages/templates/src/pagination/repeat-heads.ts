import type { PageGeometry } from './page-geometry.js';
import type { Pagination } from './pagination.js';

// This function also runs inside the export browser as source text (print.tsx): only type imports are
// allowed.

/** Lays out pages and repeats a table's header above the rows that continue on another page. */
export function repeatHeads(
  root: HTMLElement,
  geometry: PageGeometry,
  paginate: (root: HTMLElement, geometry: PageGeometry) => Pagination,
): Pagination {
  for (const head of Array.from(root.querySelectorAll('[data-repeated-head]'))) head.remove();
  let pagination = paginate(root, geometry);
  // One page at a time: a header moves the rows of the following pages.
  for (let round = 1; round < pagination.pageCount; round += 1) {
    const row = root.querySelector('[data-spacer] + .table-row:not(.table-head)');
    const head = row?.closest('.table')?.querySelector('.table-head')?.cloneNode(true) as
      | HTMLElement
      | undefined;
    if (!row || !head) break;
    head.dataset.repeatedHead = '';
    // Screen readers should read it once.
    head.setAttribute('aria-hidden', 'true');
    row.before(head);
    pagination = paginate(root, geometry);
  }
  return pagination;
}
