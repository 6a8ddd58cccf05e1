import type { StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry } from '../catalog-entry.js';
import type { Spacing } from '../pagination/page-geometry.js';
import { resolveStyle, styleVariables } from '../resolve-style.js';
import { DENSEST, fitBase, sizesAt } from './fit-density.js';

/** Every second density of a fit is close enough: a step is less than a third of a line on a page. */
const STEP = 2;

const NAMES = ['--section-gap', '--item-gap', '--line'];

/**
 * Gaps and line heights from the template's own to the narrowest ones that a fit allows; the size of type and the
 * margins stay. None where the candidate chose one of them: a choice is never changed.
 */
export function spacingsOf(entry: CatalogEntry, chosen: StyleTokens): Spacing[] {
  const { sectionGapPt, itemGapPt, lineHeight } = chosen;
  if (sectionGapPt !== undefined || itemGapPt !== undefined || lineHeight !== undefined) return [];
  const base = fitBase(chosen, entry);
  const spacings: Spacing[] = [];
  for (let density = 0; density <= DENSEST; density += STEP) {
    const { sectionGapPt, itemGapPt, lineHeight } = sizesAt(base, density);
    const variables = styleVariables(resolveStyle(entry, { ...chosen, sectionGapPt, itemGapPt, lineHeight }));
    const spacing = Object.fromEntries(Object.entries(variables).filter(([name]) => NAMES.includes(name)));
    if (JSON.stringify(spacing) !== JSON.stringify(spacings.at(-1))) spacings.push(spacing);
  }
  return spacings;
}
