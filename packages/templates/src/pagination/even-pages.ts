import type { PageGeometry, Spacing } from './page-geometry.js';
import type { Pagination } from './pagination.js';

// All functions also run inside the export browser as source text (print.tsx): only type imports are allowed.

/**
 * Lays out pages. If the last of several would be less than a quarter full, lines and gaps shrink just enough
 * to do without it; if the narrowest ones do not help, nothing changes. On a single page less than 95 % full
 * they grow until it is. Bisection over fixed steps with real layouts, so that preview and print reach the
 * same step.
 */
export function evenPages(
  root: HTMLElement,
  geometry: PageGeometry,
  paginate: (root: HTMLElement, geometry: PageGeometry) => Pagination,
): Pagination {
  const { spacings: narrower = [], widerSpacings: wider = [] } = geometry;
  const at = (spacing: Spacing | undefined): Pagination => {
    applySpacing(root, spacing);
    return paginate(root, geometry);
  };
  const asChosen = at(narrower[0]);
  if (asChosen.pageCount === 1) {
    const full = 0.95;
    const isRoomy = ({ pageCount, fill }: Pagination): boolean => pageCount === 1 && fill <= full;
    if (asChosen.fill > full || wider.length < 2) return asChosen;
    // The last step that is not too wide.
    const widest = firstStep(0, wider.length, (step) => !isRoomy(at(wider[step]))) - 1;
    const line = wider[widest]?.['--line'] ?? '';
    const next = wider[widest + 1]?.['--line'] ?? line;
    if (next === line) return at(wider[widest]);
    // Lines grow by whole pixels: where one more is too much, the gaps alone take what is left.
    const withGapsOf = (step: number): Pagination => at({ ...wider[step], '--line': line });
    return withGapsOf(firstStep(widest, wider.length, (step) => !isRoomy(withGapsOf(step))) - 1);
  }
  const narrowest = narrower.length - 1;
  if (asChosen.fill >= 0.25 || narrowest < 1) return asChosen;
  const helps = (step: number): boolean => at(narrower[step]).pageCount < asChosen.pageCount;
  if (!helps(narrowest)) return at(narrower[0]);
  const enough = firstStep(0, narrowest, helps);
  // Lines shrink by whole pixels and may free more room than needed, which the gaps keep.
  const line = narrower[enough]?.['--line'] ?? '';
  const withGapsOf = (step: number): Pagination => at({ ...narrower[step], '--line': line });
  const fits = (step: number): boolean => withGapsOf(step).pageCount < asChosen.pageCount;
  return withGapsOf(firstStep(-1, enough, fits));
}

/** The first step after `before` for which the condition holds; it must hold from `last` on. */
export function firstStep(before: number, last: number, holds: (step: number) => boolean): number {
  let [low, high] = [before, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export function applySpacing(root: HTMLElement, spacing: Record<string, string> | undefined): void {
  for (const [name, value] of Object.entries(spacing ?? {})) root.style.setProperty(name, value);
}
