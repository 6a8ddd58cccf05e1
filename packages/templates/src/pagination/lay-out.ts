import { alignHeads } from './align-heads.js';
import { breakPages } from './break-pages.js';
import { clearLineEnds } from './clear-line-ends.js';
import { drawPages } from './draw-pages.js';
import { evenPages } from './even-pages.js';
import { fitNames } from './fit-names.js';
import { insertSpacers } from './insert-spacers.js';
import { justifyLines, undoJustification } from './justify-lines.js';
import { keepColumns } from './keep-columns.js';
import { numberPages } from './number-pages.js';
import type { PageGeometry } from './page-geometry.js';
import type { Pagination } from './pagination.js';
import { removeSpacers } from './remove-spacers.js';
import { repeatHeads } from './repeat-heads.js';
import { repeatLabels } from './repeat-labels.js';
import { narrowColumn, paginateColumns } from './widen-column.js';

/** Lays out rendered markup in pages, in place; idempotent. */
export function layOut(root: HTMLElement, geometry: PageGeometry): Pagination {
  const pagination = measurePages(root, geometry);
  numberPages(root, geometry, pagination.pageCount);
  repeatLabels(root, geometry);
  justifyLines(root);
  return pagination;
}

/** The pages of rendered markup, without the steps that change none of them. */
export function measurePages(root: HTMLElement, geometry: PageGeometry): Pagination {
  undoJustification(root);
  removeSpacers(root);
  narrowColumn(root);
  alignHeads(root);
  fitNames(root);
  keepColumns(root);
  clearLineEnds(root);
  const paginate = (sheet: HTMLElement, pages: PageGeometry): Pagination => {
    removeSpacers(sheet);
    const flows = breakPages(sheet, pages);
    for (const flow of flows) insertSpacers(sheet, flow);
    return drawPages(sheet, pages, flows);
  };
  const inColumns = (sheet: HTMLElement, pages: PageGeometry): Pagination =>
    paginateColumns(sheet, pages, paginate, clearLineEnds);
  return evenPages(root, geometry, (sheet, pages) => repeatHeads(sheet, pages, inColumns));
}
