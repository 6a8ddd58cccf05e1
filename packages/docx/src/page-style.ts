import { isReadableText } from '@qicheng/resume/colour-contrast';
import type { FontFamily, HeadingFont, Paper, StyleTokens, TextWeight } from '@qicheng/resume/document';
import type { IFontAttributesProperties } from 'docx';

const TWIPS_PER_MM = 1440 / 25.4;
const PAPERS = {
  a4: { width: 11906, height: 16838 },
  letter: { width: 12240, height: 15840 },
} as const satisfies Record<Paper, object>;

type Fonts = Readonly<Record<HeadingFont, { latin: string; eastAsia: string }>>;
/** The font family of a file: those of Chinese Windows, or those of the templates. */
export type FontSource = 'windows' | 'templates';

const FONTS: Readonly<Record<FontSource, Fonts>> = {
  windows: {
    sans: { latin: 'Arial', eastAsia: '微软雅黑' },
    serif: { latin: 'Times New Roman', eastAsia: '宋体' },
    kai: { latin: 'Times New Roman', eastAsia: '楷体' },
    heavy: { latin: 'Arial', eastAsia: '微软雅黑' },
    black: { latin: 'Times New Roman', eastAsia: '宋体' },
    xiaowei: { latin: 'Times New Roman', eastAsia: '宋体' },
    huangyou: { latin: 'Arial', eastAsia: '微软雅黑' },
    brush: { latin: 'Times New Roman', eastAsia: '楷体' },
    running: { latin: 'Times New Roman', eastAsia: '楷体' },
    playful: { latin: 'Arial', eastAsia: '微软雅黑' },
  },
  // Substitutes are listed in the font table (font-table.ts).
  templates: {
    sans: { latin: 'Noto Sans SC', eastAsia: 'Noto Sans SC' },
    serif: { latin: 'Noto Serif SC', eastAsia: 'Noto Serif SC' },
    kai: { latin: 'Times New Roman', eastAsia: 'LXGW WenKai' },
    heavy: { latin: 'Noto Sans SC Black', eastAsia: 'Noto Sans SC Black' },
    black: { latin: 'Noto Serif SC Black', eastAsia: 'Noto Serif SC Black' },
    xiaowei: { latin: 'ZCOOL XiaoWei', eastAsia: 'ZCOOL XiaoWei' },
    huangyou: { latin: 'ZCOOL QingKe HuangYou', eastAsia: 'ZCOOL QingKe HuangYou' },
    brush: { latin: 'Times New Roman', eastAsia: 'Ma Shan Zheng' },
    running: { latin: 'Times New Roman', eastAsia: 'Zhi Mang Xing' },
    playful: { latin: 'Noto Sans SC', eastAsia: 'ZCOOL KuaiLe' },
  },
};

const DEFAULTS = {
  accent: '#0E7C66',
  fontFamily: 'sans',
  fontSizePt: 10.5,
  lineHeight: 1.45,
  sectionGapPt: 10,
  itemGapPt: 5,
  marginMm: { top: 14, right: 16, bottom: 14, left: 16 },
} as const satisfies StyleTokens;

/** The style of a résumé in Word's units: sizes in half-points, distances in twips. */
export interface PageStyle {
  accent: string;
  font: IFontAttributesProperties;
  /** For the name and headings. */
  headingFont: IFontAttributesProperties;
  /** For quotation marks and apostrophes in Latin text: those of the Chinese fonts are as wide as a character. */
  latinQuotes: string;
  /** For the text. */
  ink: string;
  /** Half-points. */
  size: { body: number; small: number; heading: number; name: number };
  /** The width of a Chinese character of the body, in twips. */
  em: number;
  /** Exact line height of a font size, so that the page count does not depend on the installed fonts. */
  leading: (halfPoints: number) => number;
  /** Scale of headings, if the candidate chose one. */
  headingScale: number | undefined;
  /** Undefined if it follows from the aspect ratio of the photo. */
  photoWidthMm: number | undefined;
  sectionGap: number;
  itemGap: number;
  page: (typeof PAPERS)[Paper];
  margin: { top: number; right: number; bottom: number; left: number };
  contentWidth: number;
}

/** The default text colour. */
export const DEFAULT_INK = '1C2430';

const namesOf = (latin: string, eastAsia: string): IFontAttributesProperties => ({
  ascii: latin,
  hAnsi: latin,
  cs: latin,
  eastAsia,
  hint: 'eastAsia',
});

const fontOf = (source: FontSource, family: HeadingFont): IFontAttributesProperties => {
  const { latin, eastAsia } = FONTS[source][family];
  return namesOf(latin, eastAsia);
};

const WEIGHT_NAMES: Readonly<Record<TextWeight, string>> = { light: 'Light', medium: 'Medium' };

/** The font of the text: its weights are fonts of their own in the templates. */
function textFont(
  source: FontSource,
  fontFamily: FontFamily,
  textWeight: TextWeight | undefined,
): IFontAttributesProperties {
  const { latin } = FONTS[source][fontFamily];
  if (source === 'windows' || !textWeight || !latin.startsWith('Noto')) return fontOf(source, fontFamily);
  const name = `${latin} ${WEIGHT_NAMES[textWeight]}`;
  return namesOf(name, name);
}

/** The font of bullets, as in the templates: the bullets of the serif fonts are too small. */
export const BULLET_FONT = fontOf('templates', 'sans');

const headingSize = (body: number, scale: number | undefined): number =>
  scale === undefined ? body + 4 : Math.round(body * scale);

const twips = (mm: number): number => Math.round(mm * TWIPS_PER_MM);

/** The candidate's choices, then the template's defaults, then ours, in Word's units. */
export function pageStyle(
  chosen: StyleTokens,
  template: StyleTokens = {},
  source: FontSource = 'windows',
): PageStyle {
  const style = { ...DEFAULTS, ...present(template), ...present(chosen) };
  const { top, right, bottom, left } = style.marginMm;
  const margin = { top: twips(top), right: twips(right), bottom: twips(bottom), left: twips(left) };
  const page = PAPERS[style.paper ?? 'a4'];
  const body = Math.round(style.fontSizePt * 2);
  return {
    accent: style.accent.replace('#', ''),
    font: textFont(source, style.fontFamily, style.textWeight),
    headingFont: fontOf(source, style.headingFont ?? style.fontFamily),
    latinQuotes: FONTS.windows[style.fontFamily].latin,
    ink: (style.textColour && isReadableText(style.textColour) ? style.textColour : `#${DEFAULT_INK}`).slice(
      1,
    ),
    size: { body, small: body - 1, heading: headingSize(body, style.headingScale), name: body * 2 },
    em: body * 10,
    leading: (halfPoints) => Math.round(halfPoints * 10 * style.lineHeight),
    headingScale: style.headingScale,
    photoWidthMm: style.photoWidthMm,
    sectionGap: Math.round(style.sectionGapPt * 20),
    itemGap: Math.round(style.itemGapPt * 20),
    page,
    margin,
    contentWidth: page.width - margin.left - margin.right,
  };
}

const present = (style: StyleTokens): StyleTokens =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));

/** Approximate width of a text: Chinese characters are one em, others slightly more than half. */
export const widthInEm = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u2E80-\uFFEF\u{20000}-\u{3FFFF}]/u.test(character) ? 1 : 0.56),
    0,
  );
