import type { PageGeometry } from './page-geometry.js';
import type { Pagination } from './pagination.js';

// All functions also run inside the export browser as source text (print.tsx): only type imports are
// allowed.

/**
 * Lays out pages; where the side column has ended on an earlier page, the main one takes the full width, if
 * the design allows it (`--widens`). A paragraph that started beside the side column keeps its width.
 */
export function paginateColumns(
  root: HTMLElement,
  geometry: PageGeometry,
  paginate: (root: HTMLElement, geometry: PageGeometry) => Pagination,
  clearLineEnds: (root: HTMLElement) => void,
): Pagination {
  if (narrowColumn(root)) clearLineEnds(root);
  const pagination = paginate(root, geometry);
  const page = root.querySelector('.page[data-side-ended]');
  const main = root.querySelector<HTMLElement>('[data-region="main"]');
  if (!page || !main || getComputedStyle(root).getPropertyValue('--widens').trim() !== '1') return pagination;
  const top = page.getBoundingClientRect().top;
  const pagesBefore = root.querySelectorAll('.page:not([data-side-ended])').length;
  const later = Array.from(main.querySelectorAll<HTMLElement>('[data-block]')).filter(
    (block) => block.getBoundingClientRect().top >= top,
  );
  const { left, right } = roomBeside(root, main);
  for (const block of later) {
    const { marginLeft, marginRight } = getComputedStyle(block);
    block.style.marginLeft = `${parseFloat(marginLeft) - left}px`;
    block.style.marginRight = `${parseFloat(marginRight) - right}px`;
    block.dataset.widened = '';
  }
  // With the new width its first block must not move back beside the side column.
  const [first] = later;
  if (first?.previousElementSibling?.matches('[data-spacer]')) first.dataset.startsPage = '';
  clearLineEnds(root);
  const wide = paginate(root, geometry);
  const manualBreaks = pagination.pageBreaks.filter(({ region, isManual }) => region === 'main' && isManual);
  // This page start was set here, not by the candidate.
  for (const pageBreak of wide.pageBreaks) {
    const isColumnBreak = first?.dataset.startsPage === '' && pageBreak.page === pagesBefore;
    if (isColumnBreak) pageBreak.isManual = manualBreaks.some(({ page: number }) => number === pagesBefore);
  }
  return wide;
}

/** Gives blocks of an earlier layout the width of their column again; whether there were any. */
export function narrowColumn(root: HTMLElement): boolean {
  const widened = Array.from(root.querySelectorAll<HTMLElement>('[data-widened]'));
  for (const block of widened) {
    block.style.removeProperty('margin-left');
    block.style.removeProperty('margin-right');
    delete block.dataset.widened;
    delete block.dataset.startsPage;
  }
  return widened.length > 0;
}

/**
 * How much wider a column can be on either side until its margins are equal, in exact steps (lengths.ts); on the left less
 * `--widened-inset`, where a design has its axis.
 */
export function roomBeside(root: HTMLElement, column: HTMLElement): { left: number; right: number } {
  const sheet = parseFloat(getComputedStyle(root).width);
  const [outer, inner] = [root.getBoundingClientRect(), column.getBoundingClientRect()];
  const scale = outer.width / sheet;
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  const left = (inner.left - outer.left) / scale + parseFloat(paddingLeft);
  const right = (outer.right - inner.right) / scale + parseFloat(paddingRight);
  const margin = Math.min(left, right);
  const inset = parseFloat(getComputedStyle(root).getPropertyValue('--widened-inset')) || 0;
  return { left: Math.floor((left - margin - inset) * 4) / 4, right: Math.floor((right - margin) * 4) / 4 };
}
