import type { PageGeometry } from './page-geometry.js';
import type { Pagination } from './pagination.js';

// Both functions also run inside the export browser as text (print.tsx): no imports but of types.

/**
 * Lays out in pages; where the last page would be less than a quarter full, gaps and lines become as much narrower as it
 * takes to do without it. Where the narrowest ones do not help, all stays as it was. Bisection over fixed steps with
 * real layouts: preview and print come to the same step.
 */
export function avoidShortPage(
  root: HTMLElement,
  geometry: PageGeometry,
  paginate: (root: HTMLElement, geometry: PageGeometry) => Pagination,
): Pagination {
  const spacings = geometry.spacings ?? [];
  const at = (step: number): Pagination => {
    takeSpacing(root, spacings[step]);
    return paginate(root, geometry);
  };
  const asChosen = at(0);
  const narrowest = spacings.length - 1;
  if (asChosen.pageCount < 2 || asChosen.fill >= 0.25 || narrowest < 1) return asChosen;
  const helps = (step: number): boolean => at(step).pageCount < asChosen.pageCount;
  if (!helps(narrowest)) return at(0);
  let [tooWide, enough] = [0, narrowest];
  while (enough - tooWide > 1) {
    const middle = Math.floor((tooWide + enough) / 2);
    if (helps(middle)) enough = middle;
    else tooWide = middle;
  }
  return at(enough);
}

export function takeSpacing(root: HTMLElement, spacing: Record<string, string> | undefined): void {
  for (const [name, value] of Object.entries(spacing ?? {})) root.style.setProperty(name, value);
}
