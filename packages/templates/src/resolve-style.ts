import type { FontFamily, HeadingFont, StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry, Margins, StyleDefaults } from './catalog-entry.js';
import type { PageBox } from './pagination/page-geometry.js';
import { exactPx, mm } from './shared/lengths.js';

/** Content box of the templates of [decision 26]: 277 mm from 10 mm below the top edge. */
const FIXED_MARGIN_MM = 10;

export interface ResolvedStyle extends StyleDefaults {
  page: PageBox;
}

const FONT_STACKS: Record<FontFamily, string> = {
  sans: "'Noto Sans SC', sans-serif",
  serif: "'Noto Serif SC', 'Noto Sans SC', serif",
  kai: "'LXGW WenKai', 'Noto Sans SC', serif",
};

// The Noto fonts have full-width quotation marks, LXGW WenKai narrow ones. Narrow ones come from separate
// fonts.
const QUOTE_STACKS: Record<FontFamily, { latin: string; chinese: string }> = {
  sans: { latin: "'Noto Sans SC Quotes', var(--font)", chinese: 'var(--font)' },
  serif: { latin: "'Noto Serif SC Quotes', var(--font)", chinese: 'var(--font)' },
  kai: { latin: "'LXGW WenKai Quotes', var(--font)", chinese: "'Noto Sans SC', var(--font)" },
};

// Adjacent full-width punctuation; the wide quotation marks used with LXGW WenKai come from Noto Sans SC.
const HALF_STACKS: Record<FontFamily, string> = {
  sans: "'Noto Sans SC Half', var(--font)",
  serif: "'Noto Serif SC Half', var(--font)",
  kai: "'LXGW WenKai Half', 'Noto Sans SC Half', var(--font)",
};

// Italics of Latin; no family slants Chinese, and LXGW WenKai has none.
const ITALIC_STACKS: Record<FontFamily, string> = {
  sans: "'Noto Sans SC Italic', var(--font)",
  serif: "'Noto Serif SC Italic', var(--font)",
  kai: 'var(--font)',
};

/** What makes a space as wide as the gap between Chinese and Latin, to 128ths of an em: spaces differ between families. */
const NARROW_SPACES: Record<FontFamily, string> = {
  sans: '-0.1328125em',
  serif: '-0.1640625em',
  kai: '-0.2578125em',
};

type DisplayFont = Exclude<HeadingFont, FontFamily>;

/**
 * Single-weight display fonts for headings. They contain letters, digits and ideographs; punctuation and
 * missing characters fall back to a text family in the nearest weight.
 */
const DISPLAY_FONTS: Record<DisplayFont, { name: string; beside: FontFamily; weight: 400 | 700 }> = {
  heavy: { name: 'Noto Sans SC Black', beside: 'sans', weight: 700 },
  black: { name: 'Noto Serif SC Black', beside: 'serif', weight: 700 },
  xiaowei: { name: 'ZCOOL XiaoWei', beside: 'serif', weight: 400 },
  brush: { name: 'Ma Shan Zheng', beside: 'kai', weight: 700 },
  playful: { name: 'ZCOOL KuaiLe', beside: 'sans', weight: 700 },
};

const isDisplayFont = (font: HeadingFont): font is DisplayFont => font in DISPLAY_FONTS;

/** The values of `--font` and of the signs of a font. */
function fontStacks(font: HeadingFont): FontStacks {
  if (!isDisplayFont(font))
    return {
      font: FONT_STACKS[font],
      ...QUOTE_STACKS[font],
      half: HALF_STACKS[font],
      italic: ITALIC_STACKS[font],
      space: NARROW_SPACES[font],
    };
  const { name, beside } = DISPLAY_FONTS[font];
  const stacks = fontStacks(beside);
  return { ...stacks, font: `'${name}', ${stacks.font}`, space: '0em' };
}

interface FontStacks {
  font: string;
  latin: string;
  chinese: string;
  half: string;
  italic: string;
  space: string;
}

/** Families that a print or preview must load, the chosen one first. */
function familiesOf(font: HeadingFont): string[] {
  const { font: text, latin, chinese, half, italic } = fontStacks(font);
  const named = [text, latin, chinese, half, italic].join(' ').matchAll(/'([^']+)'/g);
  return [...new Set(Array.from(named, (match) => match[1] ?? ''))];
}

// Prevents the browser from synthesising a bold weight.
const weightOf = (font: HeadingFont): string =>
  isDisplayFont(font) ? ` font-weight: ${DISPLAY_FONTS[font].weight}; font-synthesis: none;` : '';

/** Headings with their own font: sets `--font` and its punctuation fonts. */
export const headingFontStyles = (
  [...Object.keys(FONT_STACKS), ...Object.keys(DISPLAY_FONTS)] as HeadingFont[]
)
  .map((name) => {
    const { font, latin, chinese, half, space } = fontStacks(name);
    return `.resume[data-heading-font='${name}'] :is(h1, .heading) { --font: ${font}; --half: ${half}; --narrow-space: ${space}; --latin-quotes: ${latin}; --chinese-quotes: ${chinese}; font-family: var(--font);${weightOf(name)} }`;
  })
  .join('\n');

/** Families of the text, and of headings with their own font. */
export const familiesOfStyle = (
  { fontFamily }: Pick<StyleDefaults, 'fontFamily'>,
  { headingFont }: StyleTokens,
): { text: string[]; headings?: string[] } => ({
  text: familiesOf(fontFamily),
  ...(headingFont && { headings: familiesOf(headingFont) }),
});

/** The candidate's choices over the template's defaults. */
export function resolveStyle(entry: CatalogEntry, chosen: StyleTokens): ResolvedStyle {
  const marginMm: Margins = { ...entry.defaults.marginMm, ...chosen.marginMm };
  if (entry.fixedContentBox) marginMm.top = marginMm.bottom = FIXED_MARGIN_MM;
  return {
    accent: chosen.accent ?? entry.defaults.accent,
    fontFamily: chosen.fontFamily ?? entry.defaults.fontFamily,
    fontSizePt: chosen.fontSizePt ?? entry.defaults.fontSizePt,
    lineHeight: chosen.lineHeight ?? entry.defaults.lineHeight,
    sectionGapPt: chosen.sectionGapPt ?? entry.defaults.sectionGapPt,
    itemGapPt: chosen.itemGapPt ?? entry.defaults.itemGapPt,
    photoShape: chosen.photoShape ?? entry.defaults.photoShape,
    marginMm,
    page: { topMm: marginMm.top, bottomMm: marginMm.bottom, ...(chosen.paper && { paper: chosen.paper }) },
  };
}

const px = (points: number): string => `${exactPx((points * 96) / 72)}px`;

/** Between the statements of a list, as a share of the gap between entries. */
const BULLET_GAP = 0.25;

// Browsers draw lines of text on whole pixels: other steps between lines would be uneven.
const linePx = (points: number): string => `${Math.round((points * 96) / 72)}px`;
const bulletGapPx = (itemGapPt: number): string => `${Math.floor((itemGapPt * BULLET_GAP * 96) / 72)}px`;

/**
 * A font size that gives glyphs the width of `em` at every pixel ratio: Chromium truncates it to hundredths
 * and then to 64ths of a device pixel, so it must be slightly larger.
 */
const typeSizePx = (em: number): string => `${(Math.ceil(em * 100) / 100 + 0.002).toFixed(3)}px`;

/** The font size as custom properties. */
export function sizeVariables(fontSizePt: number, lineHeight: number): Record<`--${string}`, string> {
  const em = Math.round((fontSizePt * 96 * 16) / 72) / 16;
  return { '--size': typeSizePx(em), '--em': `${em}px`, '--line': linePx(fontSizePt * lineHeight) };
}

/** The accent as a text colour: for any hue it has a contrast of 5.1 on white and 4.6 on a light tint. */
export const accentInk = (accent: string): string => `oklch(from ${accent} min(l, 0.52) c h)`;

/** Style values as the custom properties that templates read. */
export function styleVariables(style: ResolvedStyle): Record<`--${string}`, string> {
  return {
    '--accent': style.accent,
    '--font': FONT_STACKS[style.fontFamily],
    // Noto Serif SC has proportional digits; its companion font with narrow quotation marks has tabular ones.
    '--figures': style.fontFamily === 'serif' ? QUOTE_STACKS.serif.latin : 'var(--font)',
    '--half': HALF_STACKS[style.fontFamily],
    '--italic': ITALIC_STACKS[style.fontFamily],
    '--narrow-space': NARROW_SPACES[style.fontFamily],
    '--latin-quotes': QUOTE_STACKS[style.fontFamily].latin,
    '--chinese-quotes': QUOTE_STACKS[style.fontFamily].chinese,
    ...sizeVariables(style.fontSizePt, style.lineHeight),
    '--section-gap': px(style.sectionGapPt),
    '--item-gap': px(style.itemGapPt),
    '--bullet-gap': bulletGapPx(style.itemGapPt),
    '--margin-top': `${style.marginMm.top}mm`,
    '--margin-right': mm(style.marginMm.right),
    '--margin-bottom': `${style.marginMm.bottom}mm`,
    '--margin-left': mm(style.marginMm.left),
  };
}
