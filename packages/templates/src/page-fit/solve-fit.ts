import type { FitSize } from './fit-bounds.js';
import { boundSizes, DENSEST, LOOSEST, sizesAt, type FitBase, type FitSizes } from './fit-density.js';

/** Result of a real layout of the résumé at some sizes. */
export interface FitLayout {
  pageCount: number;
  /** How much of the last page is filled, from 0 to 1. */
  fill: number;
}

export type MeasureFit = (sizes: FitSizes) => Promise<FitLayout> | FitLayout;

export interface FitQuestion {
  base: FitBase;
  /** Maximum number of pages. */
  budget: number;
  /** Whether gaps may grow beyond the base so that a short résumé fills its pages. */
  fills: boolean;
  measure: MeasureFit;
  /** The density of an earlier fit: the answer is usually close to it. */
  hint?: number | undefined;
}

/** The answer with its proof: `looser` was laid out and takes too many pages. */
export interface FitAnswer {
  fits: boolean;
  density: number;
  sizes: FitSizes;
  layout: FitLayout;
  /** The sizes at their limit. */
  bound: FitSize[];
  /** The next looser page; absent if the answer is the loosest one allowed. */
  looser?: { density: number; pageCount: number };
  /** Number of layouts. */
  layouts: number;
}

/** Lays out each density once. */
class Layouts {
  private readonly known = new Map<number, FitLayout>();

  constructor(private readonly question: FitQuestion) {}

  get count(): number {
    return this.known.size;
  }

  async at(density: number): Promise<FitLayout> {
    const known = this.known.get(density);
    if (known) return known;
    const layout = await this.question.measure(sizesAt(this.question.base, density));
    this.known.set(density, layout);
    return layout;
  }

  async fits(density: number): Promise<boolean> {
    return (await this.at(density)).pageCount <= this.question.budget;
  }
}

/**
 * Finds the loosest, and so most readable, page on which the résumé stays within its page limit; the densest
 * one if none does. Bisection over a single density scale with real layouts: equal input gives equal answers,
 * and every answer was laid out.
 */
export async function solveFit(question: FitQuestion): Promise<FitAnswer> {
  const layouts = new Layouts(question);
  const loosest = question.fills ? LOOSEST : 0;
  const density = await search(layouts, loosest, question.hint);
  const sizes = sizesAt(question.base, density);
  const layout = await layouts.at(density);
  const fits = layout.pageCount <= question.budget;
  const looser =
    fits && density > loosest
      ? { density: density - 1, pageCount: (await layouts.at(density - 1)).pageCount }
      : undefined;
  return {
    fits,
    density,
    sizes,
    layout,
    bound: boundSizes(question.base, sizes),
    ...(looser && { looser }),
    layouts: layouts.count,
  };
}

/** The first density that fits, `DENSEST` if none does. */
async function search(layouts: Layouts, loosest: number, hint: number | undefined): Promise<number> {
  let [low, high] = [loosest, DENSEST];
  if (hint !== undefined && hint >= loosest && hint <= DENSEST) {
    if (await layouts.fits(hint)) {
      if (hint === loosest || !(await layouts.fits(hint - 1))) return hint;
      high = hint - 1;
    } else low = Math.min(DENSEST, hint + 1);
  }
  // Most résumés fit as they are, or not at all.
  if (low === loosest && (await layouts.fits(loosest))) return loosest;
  if (high === DENSEST && !(await layouts.fits(DENSEST))) return DENSEST;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await layouts.fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
