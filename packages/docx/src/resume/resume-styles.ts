import { AlignmentType, LevelFormat, LineRuleType, type IPropertiesOptions } from 'docx';
import { DEFAULT_INK } from '../page-style.js';
import { readableColour } from '../readable-colour.js';
import { CHARACTER_INKS, type Column } from './column.js';
import { headingInk } from './section.js';
import type { Sheet } from './sheet.js';
import { BULLET_SIGNS, NUMBER_EM, NUMBERS } from './statements.js';

/** Word's own styles in the look of the template, so that its navigation, outline and screen readers work. */
export function resumeStyles(column: Column, side: Column | undefined): IPropertiesOptions['styles'] {
  const { sheet } = column;
  const { font, headingFont, ink, size } = sheet.style;
  const own = { next: 'Normal', basedOn: 'Normal', quickFormat: true };
  const spacing = { line: sheet.line(), lineRule: LineRuleType.EXACT, before: 0, after: 0 };
  const headingLook = (of: Column) => ({
    font: headingFont,
    size: sheet.style.headingScale === undefined ? sheet.size(of.heading.em) : size.heading,
    bold: of.heading.bold !== false,
    color: headingInk(of),
  });
  const character = (id: keyof typeof CHARACTER_INKS, name: string) => ({
    id,
    name,
    basedOn: 'DefaultParagraphFont',
    run: { color: CHARACTER_INKS[id] },
  });
  return {
    default: {
      document: {
        run: {
          font,
          size: size.body,
          language: { value: 'en-US', eastAsia: 'zh-CN' },
          ...(ink !== DEFAULT_INK && { color: ink }),
        },
        paragraph: { spacing },
      },
      title: {
        ...own,
        run: { font: headingFont, size: size.name, bold: true, color: ink },
        paragraph: { keepNext: true },
      },
      heading1: { ...own, run: headingLook(column), paragraph: { keepNext: true } },
      heading2: { ...own, run: { font, size: size.body, bold: true, color: ink }, paragraph: { keepNext: true } },
      heading3: { ...own, run: { font, size: size.body, bold: true, color: ink }, paragraph: { keepNext: true } },
      listParagraph: { ...own, next: 'ListParagraph' },
      hyperlink: { run: { color: readableColour('#1F5FBF').slice(1) } },
    },
    paragraphStyles: side
      ? [
          {
            id: 'SideHeading',
            name: 'Side Heading',
            basedOn: 'Heading1',
            next: 'Normal',
            quickFormat: true,
            run: headingLook(side),
            paragraph: { keepNext: true, outlineLevel: 0 },
          },
        ]
      : [],
    characterStyles: [
      character('Muted', 'Resume Label'),
      character('Secondary', 'Resume Detail'),
      {
        id: 'Badge',
        name: 'Resume Badge',
        basedOn: 'DefaultParagraphFont',
        run: { color: readableColour(`#${sheet.style.accent}`).slice(1) },
      },
    ],
  };
}

/** Of a sign before a statement. */
const SIGN_SIZE = 0.9;

/** A list for each sign, and one that counts. */
export function resumeNumbering(sheet: Sheet): IPropertiesOptions['numbering'] {
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, em: number) => ({
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: {
        indent: { left: Math.round(sheet.style.em * em), hanging: Math.round(sheet.style.em * em) },
      },
      // A sign as wide as its room would send the text to the next stop.
      run: { font: sheet.style.font, size: Math.round(sheet.style.size.body * SIGN_SIZE) },
    },
  });
  return {
    config: [
      ...Object.entries(BULLET_SIGNS).map(([reference, sign]) => ({
        reference,
        levels: [level(LevelFormat.BULLET, sign, 1)],
      })),
      { reference: NUMBERS, levels: [level(LevelFormat.DECIMAL, '%1.', NUMBER_EM)] },
    ],
  };
}
