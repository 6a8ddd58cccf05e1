import type { PageGeometry } from './page-geometry.js';
import type { Pagination } from './pagination.js';

// All functions also run inside the export browser as source text (print.tsx): only type imports are
// allowed.

/**
 * Lays out pages and repeats a table's header above the rows that continue on another page, and the heading of a section that
 * continues, in designs that ask for it (`--repeats-headings`).
 */
export function repeatHeads(
  root: HTMLElement,
  geometry: PageGeometry,
  paginate: (root: HTMLElement, geometry: PageGeometry) => Pagination,
): Pagination {
  for (const head of Array.from(root.querySelectorAll('[data-repeated-head]'))) head.remove();
  const repeatsHeadings = getComputedStyle(root).getPropertyValue('--repeats-headings').trim() === '1';
  let pagination = paginate(root, geometry);
  // One page at a time: a header moves the rows of the following pages.
  for (let round = 1; round < pagination.pageCount; round += 1) {
    const place = tableHead(root) ?? (repeatsHeadings ? sectionHead(root) : undefined);
    if (!place) break;
    place.head.dataset.repeatedHead = '';
    // Screen readers should read it once.
    place.head.setAttribute('aria-hidden', 'true');
    place.next.before(place.head);
    pagination = paginate(root, geometry);
  }
  return pagination;
}

/** The header for the first rows of a table that start a page without one. */
export function tableHead(root: HTMLElement): { head: HTMLElement; next: Element } | undefined {
  const next = root.querySelector('[data-spacer] + .table-row:not(.table-head)');
  const head = next?.closest('.table')?.querySelector('.table-head')?.cloneNode(true) as
    | HTMLElement
    | undefined;
  return next && head ? { head, next } : undefined;
}

/** The heading for the first block of a section that starts a page without one. */
export function sectionHead(root: HTMLElement): { head: HTMLElement; next: Element } | undefined {
  const next = root.querySelector('section[data-section] div[data-spacer] + :not([data-block="heading"])');
  const head = next?.closest('section')?.querySelector(':scope > .heading')?.cloneNode(true) as
    | HTMLElement
    | undefined;
  if (!next || !head) return undefined;
  head.append(root.lang.startsWith('zh') ? '（续）' : ' (cont.)');
  return { head, next };
}
