import type { ResumeDocument, StyleTokens } from '@qicheng/resume/document';
import {
  catalog,
  COLOUR_NAMES,
  colourFamily,
  findTemplate,
  type StyleDefaults,
} from '@qicheng/templates/catalog';
import { baseOf, FIT_BOUNDS, sizesAt } from '@qicheng/templates/page-fit';
import { FONTS, PHOTO_SHAPES } from './segment-field.js';

type ProposalKey = 'steady' | 'designed' | 'compact';

/** A suggested style. Content and unrelated style choices stay. */
export interface Proposal {
  readonly key: ProposalKey;
  readonly name: string;
  readonly style: StyleTokens;
  /** Differences from the current style, as text; empty if the résumé already looks like this. */
  readonly changes: readonly string[];
}

/** Chroma: the difference between the largest and smallest of red, green and blue. */
function strength(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

/** Perceived brightness, from 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

const QUIET_COLOUR = '#1F3A5F';
const STRONG_COLOUR = '#1F5FBF';
const STEADY_GAP_PT = 12;
const LARGE_HEADINGS = 1.5;

/** Muted colours are grey or dark blue; the template's own come first. */
const quietAccent = (accents: readonly string[]): string =>
  accents.find((accent) => colourFamily(accent) === 'grey') ??
  accents.find((accent) => colourFamily(accent) === 'blue' && brightness(accent) < 80) ??
  QUIET_COLOUR;

/** The strongest of the template's other colours. */
const strongAccent = (accents: readonly string[], usual: string): string =>
  accents
    .filter((accent) => accent !== usual && colourFamily(accent) !== 'grey')
    .toSorted((one, other) => strength(other) - strength(one))[0] ?? STRONG_COLOUR;

const nameIn = (options: readonly { value: string; name: string }[], value: string): string =>
  options.find((option) => option.value === value)?.name ?? value;

/** Names of two colours by family, or their codes if they share one. */
function colourNames(before: string, after: string): [from: string, to: string] {
  const [one, other] = [before, after].map((colour) => COLOUR_NAMES[colourFamily(colour)]);
  return one === other ? [before.toUpperCase(), after.toUpperCase()] : [`${one}`, `${other}`];
}

const SIZES = [
  { size: 'fontSizePt', name: '字号' },
  { size: 'lineHeight', name: '行距' },
  { size: 'sectionGapPt', name: '模块间距' },
  { size: 'itemGapPt', name: '条目间距' },
] as const;

/** The changes between two styles, in words. */
export function styleChanges(before: StyleDefaults, after: StyleDefaults, hasPhoto: boolean): string[] {
  const narrowest = ({ marginMm: { top, right, bottom, left } }: StyleDefaults) =>
    Math.min(top, right, bottom, left);
  const rows: [name: string, from: string, to: string][] = [
    ['字体', nameIn(FONTS, before.fontFamily), nameIn(FONTS, after.fontFamily)],
    ['主题色', ...colourNames(before.accent, after.accent)],
  ];
  if (hasPhoto) {
    rows.push(['照片', nameIn(PHOTO_SHAPES, before.photoShape), nameIn(PHOTO_SHAPES, after.photoShape)]);
  }
  const sizes = [
    ...SIZES.map(({ size, name }) => ({ name, growth: after[size] - before[size] })),
    { name: '页边距', growth: narrowest(after) - narrowest(before) },
  ];
  return [
    ...rows.filter(([, from, to]) => from !== to).map(([name, from, to]) => `${name} ${from} → ${to}`),
    ...sizes
      .filter(({ growth }) => growth !== 0)
      .map(({ name, growth }) => `${name}${growth > 0 ? '加大' : '减小'}`),
  ];
}

/** The effective style: the user's choices over the template's defaults. */
export function presentLook({ meta: { style, templateCode } }: ResumeDocument): StyleDefaults {
  const { defaults } = findTemplate(templateCode) ?? catalog.tem0001;
  return { ...defaults, ...style, marginMm: { ...defaults.marginMm, ...style.marginMm } };
}

/** Density of the compact style on the scale of a page fit: still readable, and clearly shorter. */
const COMPACT = 14;

/** The template's sizes at the compact density; smaller ones stay. */
function compactSizes(document: ResumeDocument, present: StyleDefaults) {
  const plain = { ...document, meta: { ...document.meta, style: {}, pageFit: undefined } };
  const sizes = sizesAt(baseOf(plain), COMPACT);
  const marginMm = { ...present.marginMm };
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    marginMm[side] = Math.min(marginMm[side], sizes.marginMm[side]);
  return {
    ...Object.fromEntries(SIZES.map(({ size }) => [size, Math.min(present[size], sizes[size])])),
    marginMm,
  };
}

/** Styles to suggest. An applied one is no longer suggested. */
export function proposalsFor(document: ResumeDocument): Proposal[] {
  const { style, templateCode } = document.meta;
  const { accents, defaults } = findTemplate(templateCode) ?? catalog.tem0001;
  const present = presentLook(document);
  const hasPhoto = document.basics.photo !== undefined;
  const propose = (
    key: ProposalKey,
    name: string,
    change: Partial<StyleDefaults>,
    headingScale = style.headingScale,
  ): Proposal => ({
    key,
    name,
    style: { ...style, ...change, ...(headingScale !== undefined && { headingScale }) },
    changes: [
      ...styleChanges(present, { ...present, ...change }, hasPhoto),
      ...(headingScale === style.headingScale ? [] : ['标题放大']),
    ],
  });
  return [
    propose('steady', '更稳重', {
      fontFamily: 'serif',
      accent: quietAccent(accents),
      photoShape: 'rectangle',
      sectionGapPt: Math.max(defaults.sectionGapPt, STEADY_GAP_PT),
    }),
    propose(
      'designed',
      '更有设计感',
      {
        fontFamily: 'sans',
        accent: strongAccent(accents, defaults.accent),
        photoShape: 'circle',
        sectionGapPt: Math.min(FIT_BOUNDS.sectionGapPt.max, defaults.sectionGapPt + 3),
        itemGapPt: defaults.itemGapPt + 1,
      },
      LARGE_HEADINGS,
    ),
    propose('compact', '更紧凑', compactSizes(document, present)),
  ];
}
