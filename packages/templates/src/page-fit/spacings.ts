import type { StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry } from '../catalog-entry.js';
import type { PageGeometry, Spacing } from '../pagination/page-geometry.js';
import { resolveStyle, styleVariables } from '../resolve-style.js';
import { DENSEST, fitBase, LOOSEST, sizesAt } from './fit-density.js';

/** Every second density of a fit is fine enough: a step is less than a third of a line per page. */
const STEP = 2;

const NAMES = ['--section-gap', '--item-gap', '--bullet-gap', '--line'];

type Spacings = Required<Pick<PageGeometry, 'spacings' | 'widerSpacings'>>;

/** By template and style: each has dozens of steps, and the next print or keystroke needs the same ones. */
const known = new WeakMap<CatalogEntry, Map<string, Spacings>>();
const MAX_STYLES = 20;

/**
 * Gaps and line heights from the résumé's own to the narrowest and the widest that a fit allows; font size
 * and margins stay. If the candidate chose one of them, only those are returned: a choice is never changed.
 */
export function spacingsOf(entry: CatalogEntry, chosen: StyleTokens): Spacings {
  const ofEntry = known.get(entry) ?? new Map<string, Spacings>();
  known.set(entry, ofEntry);
  const style = JSON.stringify(chosen);
  const found = ofEntry.get(style);
  if (found) return found;
  const made = {
    spacings: spacingsTowards(DENSEST, entry, chosen),
    widerSpacings: spacingsTowards(LOOSEST, entry, chosen),
  };
  if (ofEntry.size >= MAX_STYLES) ofEntry.clear();
  ofEntry.set(style, made);
  return made;
}

/**
 * The style values of each step towards the narrowest or widest spacing; empty if the candidate chose one.
 */
export function tokensTowards(end: number, entry: CatalogEntry, chosen: StyleTokens): StyleTokens[] {
  const { sectionGapPt, itemGapPt, lineHeight } = chosen;
  if (sectionGapPt !== undefined || itemGapPt !== undefined || lineHeight !== undefined) return [];
  const base = fitBase(chosen, entry);
  const steps = Math.floor(Math.abs(end) / STEP);
  return Array.from({ length: steps }, (_, index) => {
    const sizes = sizesAt(base, (index + 1) * STEP * Math.sign(end));
    return { sectionGapPt: sizes.sectionGapPt, itemGapPt: sizes.itemGapPt, lineHeight: sizes.lineHeight };
  });
}

function spacingsTowards(end: number, entry: CatalogEntry, chosen: StyleTokens): Spacing[] {
  const spacings = [spacingOf(entry, chosen)];
  for (const tokens of tokensTowards(end, entry, chosen)) {
    const spacing = spacingOf(entry, { ...chosen, ...tokens });
    if (JSON.stringify(spacing) !== JSON.stringify(spacings.at(-1))) spacings.push(spacing);
  }
  return spacings;
}

function spacingOf(entry: CatalogEntry, style: StyleTokens): Spacing {
  const variables = styleVariables(resolveStyle(entry, style));
  return Object.fromEntries(Object.entries(variables).filter(([name]) => NAMES.includes(name)));
}
