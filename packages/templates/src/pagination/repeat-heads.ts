import type { PageGeometry } from './page-geometry.js';
import type { Pagination } from './pagination.js';

// The function also runs inside the export browser as text (print.tsx): no imports but of types.

/** Lays out in pages, with the head of a table again above the rows that go over to a further page. */
export function repeatHeads(
  root: HTMLElement,
  geometry: PageGeometry,
  paginate: (root: HTMLElement, geometry: PageGeometry) => Pagination,
): Pagination {
  for (const head of Array.from(root.querySelectorAll('[data-repeated-head]'))) head.remove();
  let pagination = paginate(root, geometry);
  // One page after the other: a head moves the rows of the pages after it.
  for (let round = 1; round < pagination.pageCount; round += 1) {
    const row = root.querySelector('[data-spacer] + .table-row:not(.table-head)');
    const head = row?.closest('.table')?.querySelector('.table-head')?.cloneNode(true) as
      | HTMLElement
      | undefined;
    if (!row || !head) break;
    head.dataset.repeatedHead = '';
    // It is read once.
    head.setAttribute('aria-hidden', 'true');
    row.before(head);
    pagination = paginate(root, geometry);
  }
  return pagination;
}
