import { useSharedState } from '#src/lib/shared-state.js';
import type { CatalogEntry } from '@qicheng/templates/catalog';
import { usePaper } from '../paper/paper-state.js';
import { useEditor } from '../store/editor-context.js';
import type { StyleTabProps } from './style-tabs.js';

const SPACINGS = ['sectionGapPt', 'itemGapPt', 'lineHeight'] as const;

/** Gaps and line height: a choice of one of them ends the automatic spacing of all three. */
export type Spacing = Record<(typeof SPACINGS)[number], number>;

const POINTS_IN_PX = 0.75;

/** Lengths on the sheet are rounded to quarters of a pixel. */
const ROUNDED_PT = 0.1;

/** A size in multiples of `unitPt`: the usual one where that is what is printed. */
function sizeOf(printedPt: number, usual: number, unitPt = 1): number {
  const isUsual = Math.abs(printedPt - usual * unitPt) <= ROUNDED_PT;
  return isUsual ? usual : Math.round((printedPt / unitPt) * 100) / 100;
}

/** The spacing that is printed: what was chosen or, while nothing was, what the sheet took to fill its page. */
export function printedSpacing({ style, template: { defaults } }: StyleTabProps): Spacing {
  const spacing = {
    sectionGapPt: style.sectionGapPt ?? defaults.sectionGapPt,
    itemGapPt: style.itemGapPt ?? defaults.itemGapPt,
    lineHeight: style.lineHeight ?? defaults.lineHeight,
  };
  const host = useSharedState.getState().resumeMainRef?.querySelector('[role=document]');
  const sheet = host?.shadowRoot?.querySelector<HTMLElement>('.resume');
  if (!sheet || SPACINGS.some((name) => style[name] !== undefined)) return spacing;
  const points = (name: string): number =>
    Number.parseFloat(sheet.style.getPropertyValue(name)) * POINTS_IN_PX;
  const fontSizePt = style.fontSizePt ?? defaults.fontSizePt;
  const printed = {
    sectionGapPt: sizeOf(points('--section-gap'), spacing.sectionGapPt),
    itemGapPt: sizeOf(points('--item-gap'), spacing.itemGapPt),
    lineHeight: sizeOf(points('--line'), spacing.lineHeight, fontSizePt),
  };
  return SPACINGS.every((name) => Number.isFinite(printed[name])) ? printed : spacing;
}

/** The printed spacing, read again after each layout of the sheet. */
export function usePrintedSpacing(props: StyleTabProps): Spacing {
  usePaper(({ layouts }) => layouts);
  return printedSpacing(props);
}

/** Writes one size of the spacing by slider; the others keep the sizes in which they are printed. */
export function useSpacingWrite(spacing: Spacing, { defaults }: CatalogEntry) {
  const editor = useEditor();
  const others = Object.fromEntries(
    Object.entries(spacing).filter(([name, size]) => size !== defaults[name as keyof Spacing]),
  );
  return (name: keyof Spacing) => (value: number) =>
    editor.edit(
      ({ meta }) => void Object.assign(meta.style, others, { [name]: value }),
      ['meta', 'style', name],
    );
}
