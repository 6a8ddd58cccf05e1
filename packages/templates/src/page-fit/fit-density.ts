import type { SizeTokens } from '@qicheng/resume/document';
import type { StyleDefaults } from '../catalog-entry.js';
import { FIT_BOUNDS, type FitSize } from './fit-bounds.js';

/** In whole pixels at most MAX_BLOCK_LINE (`resolve-style.ts`), at every font size. */
const MAX_COLUMN_LINE = 1.45;

/** All sizes of a page. */
export type FitSizes = Pick<
  StyleDefaults,
  'fontSizePt' | 'lineHeight' | 'sectionGapPt' | 'itemGapPt' | 'marginMm'
>;

/** Start of a fit. */
export interface FitBase {
  sizes: FitSizes;
  /** Margins of the template: one designed below the lower limit is kept. */
  templateMarginMm: FitSizes['marginMm'];
  /** Templates of [decision 26] have fixed vertical margins. */
  isBoxFixed: boolean;
  /** With two columns lines grow only to MAX_COLUMN_LINE. */
  hasColumns: boolean;
}

/** The densest and the loosest page; 0 is the base. */
export const DENSEST = 40;
export const LOOSEST = -20;

/**
 * Towards the densest page each size shrinks within a part of the scale: lines before gaps, because sections and
 * entries stay apart only if their gaps are wider than the space between lines; the font size last. Sizes only
 * ever shrink, so that a denser page never takes more space.
 */
const SHRINKS: Readonly<Record<FitSize, readonly [from: number, to: number]>> = {
  lineHeight: [0, 0.7],
  marginMm: [0.05, 0.6],
  sectionGapPt: [0.15, 1],
  itemGapPt: [0.15, 1],
  fontSizePt: [0.4, 1],
};

/** Towards the loosest page gaps and line heights grow; the font size stays. */
const GROWS: Readonly<Partial<Record<FitSize, number>>> = {
  sectionGapPt: 1,
  itemGapPt: 1.4,
  lineHeight: 0.16,
};

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const rounded = (value: number, step: number): number =>
  Math.round(Math.round(value / step) * step * 100) / 100;

function sizeAt(
  size: FitSize,
  base: number,
  density: number,
  floor: number,
  max = FIT_BOUNDS[size].max,
): number {
  const { step } = FIT_BOUNDS[size];
  const start = Math.max(base, floor);
  if (density === 0) return start;
  if (density < 0) {
    const scaled = start * (1 + (GROWS[size] ?? 0) * (density / LOOSEST));
    return Math.max(start, rounded(Math.min(scaled, max), step));
  }
  const [from, to] = SHRINKS[size];
  const way = Math.min(1, Math.max(0, (density / DENSEST - from) / (to - from)));
  return Math.max(floor, Math.min(start, rounded(start + (floor - start) * way, step)));
}

/** Gaps that are already narrower stay: they are a matter of taste, not of legibility. */
const singleFloor = (base: FitBase, size: Exclude<FitSize, 'marginMm'>): number =>
  size === 'sectionGapPt' || size === 'itemGapPt'
    ? Math.min(FIT_BOUNDS[size].min, base.sizes[size])
    : FIT_BOUNDS[size].min;

const marginFloor = (base: FitBase, side: (typeof SIDES)[number]): number =>
  Math.min(FIT_BOUNDS.marginMm.min, base.templateMarginMm[side]);

/** The sizes at a density. */
export function sizesAt(base: FitBase, density: number): FitSizes {
  const { sizes, isBoxFixed, hasColumns } = base;
  const single = (size: Exclude<FitSize, 'marginMm'>): number => {
    const isLimited = hasColumns && size === 'lineHeight';
    const max = isLimited ? MAX_COLUMN_LINE : FIT_BOUNDS[size].max;
    return sizeAt(size, sizes[size], density, singleFloor(base, size), max);
  };
  const marginMm = { ...sizes.marginMm };
  for (const side of SIDES) {
    if (isBoxFixed && (side === 'top' || side === 'bottom')) continue;
    marginMm[side] = sizeAt('marginMm', sizes.marginMm[side], density, marginFloor(base, side));
  }
  return {
    fontSizePt: single('fontSizePt'),
    lineHeight: single('lineHeight'),
    sectionGapPt: single('sectionGapPt'),
    itemGapPt: single('itemGapPt'),
    marginMm,
  };
}

/** The sizes that cannot shrink further. */
export function boundSizes(base: FitBase, sizes: FitSizes): FitSize[] {
  const isAtFloor = (size: FitSize): boolean =>
    size === 'marginMm'
      ? SIDES.every((side) => sizes.marginMm[side] <= marginFloor(base, side))
      : sizes[size] <= singleFloor(base, size);
  return (Object.keys(FIT_BOUNDS) as FitSize[]).filter(isAtFloor);
}

/** The base of a fit; absent sizes follow the template. */
export const fitBase = (
  chosen: SizeTokens,
  template: { defaults: FitSizes; fixedContentBox: boolean; regions: readonly string[] },
): FitBase => ({
  sizes: {
    fontSizePt: chosen.fontSizePt ?? template.defaults.fontSizePt,
    lineHeight: chosen.lineHeight ?? template.defaults.lineHeight,
    sectionGapPt: chosen.sectionGapPt ?? template.defaults.sectionGapPt,
    itemGapPt: chosen.itemGapPt ?? template.defaults.itemGapPt,
    marginMm: chosen.marginMm ?? template.defaults.marginMm,
  },
  templateMarginMm: template.defaults.marginMm,
  isBoxFixed: template.fixedContentBox,
  hasColumns: template.regions.includes('side'),
});

/** The density with these sizes; undefined if they were set manually. */
export function densityOf(base: FitBase, sizes: FitSizes): number | undefined {
  const written = JSON.stringify(ordered(sizes));
  for (let density = LOOSEST; density <= DENSEST; density += 1) {
    if (JSON.stringify(ordered(sizesAt(base, density))) === written) return density;
  }
  return undefined;
}

// The database does not preserve key order.
const ordered = ({ marginMm: { top, right, bottom, left }, ...sizes }: FitSizes): number[] => [
  sizes.fontSizePt,
  sizes.lineHeight,
  sizes.sectionGapPt,
  sizes.itemGapPt,
  top,
  right,
  bottom,
  left,
];
