import type { PageGeometry } from './page-geometry.js';
import type { Flow, Pagination } from './pagination.js';

// The function also runs inside the export browser as text (print.tsx): no imports but of types.

/** Draws one paper per page behind the columns, and describes what was laid out. */
export function drawPages(root: HTMLElement, geometry: PageGeometry, flows: Flow[]): Pagination {
  const pageCount = Math.max(1, ...flows.map((flow) => flow.page + 1));
  const layer = root.querySelector('.page-layer');
  const side = flows.find(({ region }) => region === 'side');
  if (layer) {
    while (layer.childElementCount > pageCount) layer.lastElementChild?.remove();
    while (layer.childElementCount < pageCount) {
      const page = document.createElement('div');
      page.className = 'page';
      page.append(document.createElement('div'));
      layer.append(page);
    }
    Array.from(layer.children).forEach((page, index) => {
      const style = (page as HTMLElement).style;
      style.top = `${index * geometry.pitch}px`;
      style.height = `${geometry.height}px`;
      // Chrome that follows the content (a frame, a timeline) ends where the longest column does.
      const end = Math.max(geometry.top, ...flows.map((flow) => flow.ends[index] ?? 0));
      style.setProperty('--content-end', `${end}px`);
      style.setProperty('--side-end', `${side?.ends[index] ?? 0}px`);
      // The column that comes last in the markup is the main one.
      const opens = flows.map((flow) => flow.opens[index]).findLast((kind) => kind !== undefined);
      if (opens) (page as HTMLElement).dataset.opens = opens;
      else delete (page as HTMLElement).dataset.opens;
      const closes = flows.map((flow) => flow.closes[index]).findLast((kind) => kind !== undefined);
      if (closes) (page as HTMLElement).dataset.closes = closes;
      else delete (page as HTMLElement).dataset.closes;
      page.toggleAttribute('data-side-ended', side !== undefined && index > side.page);
    });
  }
  // One pixel less than the last page: a rounding up would print an empty one.
  root.style.height = `${(pageCount - 1) * geometry.pitch + geometry.height - 1}px`;
  const end = Math.max(geometry.top, ...flows.map(({ ends }) => ends[pageCount - 1] ?? 0));
  return {
    pageCount,
    oversized: flows.flatMap((flow) => flow.oversized),
    pageBreaks: flows.flatMap((flow) => flow.pageBreaks),
    fill: Math.round(((end - geometry.top) / (geometry.bottom - geometry.top)) * 100) / 100,
  };
}
