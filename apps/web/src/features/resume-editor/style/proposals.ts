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

/** A look to change to. The content stays, and so does what the look has no opinion of. */
export interface Proposal {
  readonly key: ProposalKey;
  readonly name: string;
  readonly style: StyleTokens;
  /** What is different from now, as text; empty where the résumé looks like this already. */
  readonly changes: readonly string[];
}

/** Chroma in the plain sense: the distance between the strongest and the weakest of red, green and blue. */
function strength(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

/** Brightness as the eye weighs the three colours, from 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

const QUIET_COLOUR = '#1F3A5F';
const STRONG_COLOUR = '#1F5FBF';
const STEADY_GAP_PT = 12;
const LARGE_HEADINGS = 1.5;

/** Quiet colours are grey or dark blue; the template's own come first. */
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

/** Two colours by the names of their families, or by their codes where both are of one. */
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

/** What changes between two looks, as a person would say it. */
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

/** The look that the candidate's choices and the template give together. */
export function presentLook({ meta: { style, templateCode } }: ResumeDocument): StyleDefaults {
  const { defaults } = findTemplate(templateCode) ?? catalog.tem0001;
  return { ...defaults, ...style, marginMm: { ...defaults.marginMm, ...style.marginMm } };
}

/** How dense the compact look is on the scale of a page fit: well readable, and clearly shorter. */
const COMPACT = 14;

/** The sizes of the template at the density of the compact look; what is smaller already stays. */
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

/** Looks that the résumé could have instead. A look that was taken proposes nothing any more. */
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
        sectionGapPt: Math.min(FIT_BOUNDS.sectionGapPt.most, defaults.sectionGapPt + 3),
        itemGapPt: defaults.itemGapPt + 1,
      },
      LARGE_HEADINGS,
    ),
    propose('compact', '更紧凑', compactSizes(document, present)),
  ];
}
