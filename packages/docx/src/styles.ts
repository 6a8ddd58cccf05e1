import { AlignmentType, BorderStyle, LevelFormat, LineRuleType, type IPropertiesOptions } from 'docx';
import { DEFAULT_INK, type PageStyle } from './page-style.js';
import { readableColour } from './readable-colour.js';

export const INK_SOFT = '5B6472';
export const LINE = 'C9CED6';
export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

/** Exact line height of a font size, with spacing around it. */
export const spacing = (
  style: PageStyle,
  halfPoints: number,
  around: { before?: number; after?: number } = {},
) => ({
  line: style.leading(halfPoints),
  lineRule: LineRuleType.EXACT,
  before: 0,
  after: 0,
  ...around,
});

/** Word's own styles for title and headings, so that navigation, outline and screen readers work. */
export function documentStyles(style: PageStyle): IPropertiesOptions['styles'] {
  const { size, font, headingFont, ink, accent } = style;
  const heading = { next: 'Normal', basedOn: 'Normal', quickFormat: true };
  return {
    default: {
      document: {
        run: {
          font,
          size: size.body,
          language: { value: 'en-US', eastAsia: 'zh-CN' },
          ...(ink !== DEFAULT_INK && { color: ink }),
        },
        paragraph: { spacing: spacing(style, size.body) },
      },
      title: {
        ...heading,
        run: { font: headingFont, size: size.name, bold: true, color: ink },
        // A name must never be clipped, whichever substitute font is used.
        paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO, after: 40 }, keepNext: true },
      },
      heading1: {
        ...heading,
        run: {
          font: headingFont,
          size: size.heading,
          bold: true,
          color: readableColour(`#${accent}`).slice(1),
        },
        paragraph: {
          spacing: spacing(style, size.heading, { before: style.sectionGap, after: 60 }),
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: accent } },
        },
      },
      heading2: {
        ...heading,
        run: { font, size: size.body, bold: true, color: ink },
        paragraph: { spacing: spacing(style, size.body, { before: style.itemGap }), keepNext: true },
      },
      heading3: {
        ...heading,
        run: { font, size: size.body, bold: true, color: INK_SOFT },
        paragraph: {
          spacing: spacing(style, size.body, { before: Math.round(style.itemGap / 2) }),
          keepNext: true,
        },
      },
      hyperlink: { run: { color: '1F5FBF' } },
    },
  };
}

/**
 * Real lists, so that a bullet is not a typed character. `numberEm` is the width of a number in Chinese characters:
 * more
 * than nine items need two.
 */
export function listNumbering(style: PageStyle, numberEm = 1.25): IPropertiesOptions['numbering'] {
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, em: number) => ({
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: { left: Math.round(style.em * em), hanging: Math.round(style.em * em) } },
      run: { font: style.font },
    },
  });
  return {
    config: [
      { reference: BULLETS, levels: [level(LevelFormat.BULLET, '•', 1.25)] },
      { reference: NUMBERS, levels: [level(LevelFormat.DECIMAL, '%1.', numberEm)] },
    ],
  };
}
