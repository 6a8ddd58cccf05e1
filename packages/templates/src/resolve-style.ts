import type { FontFamily, HeadingFont, StyleTokens, TextWeight } from '@qicheng/resume/document';
import type { CatalogEntry, Margins, StyleDefaults } from './catalog-entry.js';
import type { PageBox } from './pagination/page-geometry.js';
import { exactPx, mm } from './shared/lengths.js';

/** Content box of the templates of [decision 26]: 277 mm from 10 mm below the top edge. */
const FIXED_MARGIN_MM = 10;

export interface ResolvedStyle extends StyleDefaults {
  page: PageBox;
  textWeight?: TextWeight;
}

const TEXT_FAMILIES: Record<FontFamily, string> = {
  sans: 'Noto Sans SC',
  serif: 'Noto Serif SC',
  kai: 'LXGW WenKai',
};

// A weight of the text is a family of its own, with the same bold face.
const WEIGHT_NAMES: Record<TextWeight, string> = { light: 'Light', medium: 'Medium' };

/** Whether the text of a family has weights besides regular. */
const hasTextWeights = (font: FontFamily): boolean => font !== 'kai';

/** The values of `--font` and of the signs of a text family. */
function textStacks(font: FontFamily, weight?: TextWeight): FontStacks {
  const plain = TEXT_FAMILIES[font];
  const name = weight && hasTextWeights(font) ? `${plain} ${WEIGHT_NAMES[weight]}` : plain;
  const space = NARROW_SPACES[font];
  // The Noto fonts have full-width quotation marks, LXGW WenKai narrow ones. Narrow ones come from separate fonts, and so
  // do the Latin of LXGW WenKai and the superscripts and subscripts of the others.
  const latin = `'${name} Quotes', var(--font)`;
  // LXGW WenKai has no italics; the wide quotation marks used with it come from Noto Sans SC. No family slants Chinese.
  if (font === 'kai')
    return {
      font: `'${name} Latin', '${name}', 'Noto Sans SC', serif`,
      latin,
      chinese: "'Noto Sans SC', var(--font)",
      half: `'${name} Half', 'Noto Sans SC Half', var(--font)`,
      italic: 'var(--font)',
      space,
    };
  // Bullets are those of Noto Sans SC.
  const names = [...new Set([name, 'Noto Sans SC', `${plain} Latin`, 'Noto Sans SC Latin'])].map(
    (each) => `'${each}'`,
  );
  return {
    font: [...names, font === 'sans' ? 'sans-serif' : 'serif'].join(', '),
    latin,
    chinese: 'var(--font)',
    half: `'${name} Half', var(--font)`,
    italic: `'${name} Italic', var(--font)`,
    space,
  };
}

/** What makes a space as wide as the gap between Chinese and Latin, to 128ths of an em: spaces differ between families. */
const NARROW_SPACES: Record<FontFamily, string> = {
  sans: '-0.1328125em',
  serif: '-0.1640625em',
  kai: '-0.1640625em',
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
  huangyou: { name: 'ZCOOL QingKe HuangYou', beside: 'sans', weight: 700 },
  brush: { name: 'Ma Shan Zheng', beside: 'kai', weight: 700 },
  running: { name: 'Zhi Mang Xing', beside: 'kai', weight: 700 },
  playful: { name: 'ZCOOL KuaiLe', beside: 'sans', weight: 700 },
};

const isDisplayFont = (font: HeadingFont): font is DisplayFont => font in DISPLAY_FONTS;

/** The values of `--font` and of the signs of a font of headings. */
function headingStacks(font: HeadingFont): FontStacks {
  if (!isDisplayFont(font)) return textStacks(font);
  const { name, beside } = DISPLAY_FONTS[font];
  const stacks = textStacks(beside);
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
function familiesOf({ font: text, latin, chinese, half, italic }: FontStacks): string[] {
  const named = [text, latin, chinese, half, italic].join(' ').matchAll(/'([^']+)'/g);
  return [...new Set(Array.from(named, (match) => match[1] ?? ''))];
}

// Prevents the browser from synthesising a bold weight.
const weightOf = (font: HeadingFont): string =>
  isDisplayFont(font) ? ` font-weight: ${DISPLAY_FONTS[font].weight}; font-synthesis: none;` : '';

/** Headings with their own font: sets `--font` and its punctuation fonts. */
export const headingFontStyles = (
  [...Object.keys(TEXT_FAMILIES), ...Object.keys(DISPLAY_FONTS)] as HeadingFont[]
)
  .map((name) => {
    const { font, latin, chinese, half, space } = headingStacks(name);
    return `.resume[data-heading-font='${name}'] :is(h1, .heading) { --font: ${font}; --half: ${half}; --narrow-space: ${space}; --latin-quotes: ${latin}; --chinese-quotes: ${chinese}; font-family: var(--font);${weightOf(name)} }`;
  })
  .join('\n');

/** Families of the text, and of headings with their own font. */
export const familiesOfStyle = (
  { fontFamily }: Pick<StyleDefaults, 'fontFamily'>,
  { headingFont, textWeight }: StyleTokens,
): { text: string[]; headings?: string[] } => ({
  text: familiesOf(textStacks(fontFamily, textWeight)),
  ...(headingFont && { headings: familiesOf(headingStacks(headingFont)) }),
});

/** The candidate's choices over the template's defaults. */
export function resolveStyle(entry: CatalogEntry, chosen: StyleTokens): ResolvedStyle {
  const marginMm: Margins = { ...entry.defaults.marginMm, ...chosen.marginMm };
  if (entry.fixedContentBox) marginMm.top = marginMm.bottom = FIXED_MARGIN_MM;
  return {
    accent: chosen.accent ?? entry.defaults.accent,
    fontFamily: chosen.fontFamily ?? entry.defaults.fontFamily,
    ...(chosen.textWeight && { textWeight: chosen.textWeight }),
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
const linePx = (points: number): number => Math.round((points * 96) / 72);
const bulletGapPx = (itemGapPt: number): string => `${Math.floor((itemGapPt * BULLET_GAP * 96) / 72)}px`;

/**
 * A font size that gives glyphs the width of `em` at every pixel ratio: Chromium truncates it to hundredths
 * and then to 64ths of a device pixel, so it must be slightly larger.
 */
const typeSizePx = (em: number): string => `${(Math.ceil(em * 100) / 100 + 0.002).toFixed(3)}px`;

/**
 * In ems. Poppler's pdftotext, which reads by position, takes lines that are further apart for separate blocks,
 * and with two columns it continues with the other one between them.
 */
export const MAX_BLOCK_LINE = 1.5;

/** The font size as custom properties; rounded up where whole pixels would put the lines beyond MAX_BLOCK_LINE. */
export function sizeVariables(fontSizePt: number, lineHeight: number): Record<`--${string}`, string> {
  const line = linePx(fontSizePt * lineHeight);
  const nearest = Math.round((fontSizePt * 96 * 16) / 72) / 16;
  const isJustBeyond = lineHeight <= MAX_BLOCK_LINE && line >= nearest * MAX_BLOCK_LINE;
  const em = isJustBeyond ? nearest + 1 / 16 : nearest;
  return { '--size': typeSizePx(em), '--em': `${em}px`, '--line': `${line}px` };
}

/** The accent as a text colour: for any hue it has a contrast of 5.1 on white and 4.6 on a light tint. */
export const accentInk = (accent: string): string => `oklch(from ${accent} min(l, 0.52) c h)`;

/** Style values as the custom properties that templates read. */
export function styleVariables(style: ResolvedStyle): Record<`--${string}`, string> {
  const { font, latin, chinese, half, italic, space } = textStacks(style.fontFamily, style.textWeight);
  return {
    '--accent': style.accent,
    '--font': font,
    // Noto Serif SC has proportional digits; its companion font with narrow quotation marks has tabular ones.
    '--figures': style.fontFamily === 'serif' ? latin : 'var(--font)',
    '--half': half,
    '--italic': italic,
    '--narrow-space': space,
    '--latin-quotes': latin,
    '--chinese-quotes': chinese,
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
