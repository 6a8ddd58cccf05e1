import type { ResumeDocument, SizeTokens, StyleTokens } from '@qicheng/resume/document';
import { findTemplate, catalog, DEFAULT_TEMPLATE } from '../catalog.js';
import { fitBase, type FitBase } from './fit-density.js';
import type { FitAnswer } from './solve-fit.js';

const SIZES = ['fontSizePt', 'lineHeight', 'sectionGapPt', 'itemGapPt', 'marginMm'] as const;

/** The sizes in the candidate's own style. */
export const sizesOf = (style: StyleTokens): SizeTokens =>
  Object.fromEntries(SIZES.flatMap((size) => (style[size] === undefined ? [] : [[size, style[size]]])));

const isSame = (one: SizeTokens, other: SizeTokens): boolean =>
  SIZES.every((size) => JSON.stringify(sorted(one[size])) === JSON.stringify(sorted(other[size])));

// The database does not preserve key order.
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).sort() : value;

/**
 * Start of a fit of this document: the sizes before the last fit, unless they were changed manually since.
 */
export function fitStart({ meta }: ResumeDocument): SizeTokens {
  const current = sizesOf(meta.style);
  return meta.pageFit && isSame(current, meta.pageFit.solved) ? meta.pageFit.base : current;
}

/** The base of a fit of this document with its template. */
export const baseOf = (document: ResumeDocument): FitBase =>
  fitBase(fitStart(document), findTemplate(document.meta.templateCode) ?? catalog[DEFAULT_TEMPLATE]);

export interface FitChoice {
  budget: number;
  fills: boolean;
  keeps: boolean;
}

/** The document with the sizes of a fit. */
export function withFit(
  document: ResumeDocument,
  { density, sizes }: Pick<FitAnswer, 'density' | 'sizes'>,
  { budget, fills, keeps }: FitChoice,
): ResumeDocument {
  const base = fitStart(document);
  // At the base nothing is stored, so that the résumé keeps following its template.
  const solved: SizeTokens = density === 0 && !isRaised(base, sizes) ? base : sizes;
  const rest = Object.fromEntries(
    Object.entries(document.meta.style).filter(([key]) => !(SIZES as readonly string[]).includes(key)),
  ) as StyleTokens;
  return {
    ...document,
    meta: {
      ...document.meta,
      style: { ...rest, ...solved },
      pageBudget: budget,
      pageFit: { ...(keeps && { keeps }), ...(fills && { fills }), base, solved },
    },
  };
}

/** Whether a size of the base was below its lower limit. */
const isRaised = (base: SizeTokens, sizes: SizeTokens): boolean =>
  SIZES.some(
    (size) =>
      base[size] !== undefined && JSON.stringify(sorted(base[size])) !== JSON.stringify(sorted(sizes[size])),
  );

/** The document with entries and statements shown or hidden; nothing is deleted. */
export function withVisible(
  document: ResumeDocument,
  ids: ReadonlySet<string>,
  isVisible: boolean,
): ResumeDocument {
  return visit(document) as ResumeDocument;

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) {
      const entries = value.map(visit);
      return entries.some((entry, index) => entry !== value[index]) ? entries : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const before = Object.entries(value);
    const after = before.map(([key, entry]) => [key, visit(entry)] as const);
    const isChanged = after.some(([, entry], index) => entry !== before[index]?.[1]);
    const visited = isChanged ? Object.fromEntries(after) : value;
    return ids.has((value as { id?: string }).id ?? '') ? shown(visited, isVisible) : visited;
  }
}

function shown(item: object, isVisible: boolean): object {
  const { visible: _visible, ...rest } = item as { visible?: boolean };
  return isVisible ? rest : { ...rest, visible: false };
}
