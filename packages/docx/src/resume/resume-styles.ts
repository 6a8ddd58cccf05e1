import { AlignmentType, LevelFormat, LineRuleType, type IPropertiesOptions } from 'docx';
import { BULLET_FONT, DEFAULT_INK } from '../page-style.js';
import { readableColour } from '../readable-colour.js';
import { CHARACTER_INKS, type Column } from './column.js';
import { outlineLists } from './numbers.js';
import { headingInk } from './section.js';
import type { Sheet } from './sheet.js';
import { BULLET_SIGNS, NUMBER_EM, NUMBERS } from './statements.js';

const OWN = { next: 'Normal', basedOn: 'Normal', quickFormat: true } as const;

function headingLook(column: Column) {
  const { sheet, heading } = column;
  const { headingFont, headingScale, size } = sheet.style;
  return {
    font: headingFont,
    size: headingScale === undefined ? sheet.size(heading.em) : size.heading,
    bold: heading.bold !== false,
    color: headingInk(column),
  };
}

/** Word's own styles with the formatting of the template, so that navigation, outline and screen readers work. */
export function resumeStyles(column: Column, side: Column | undefined): IPropertiesOptions['styles'] {
  const { sheet } = column;
  const { font, headingFont, ink, size } = sheet.style;
  const spacing = { line: sheet.line(), lineRule: LineRuleType.EXACT, before: 0, after: 0 };
  const run = { font, size: size.body };
  const entry = { ...OWN, run: { ...run, bold: true, color: ink }, paragraph: { keepNext: true } };
  return {
    default: {
      document: {
        run: {
          ...run,
          language: { value: 'en-US', eastAsia: 'zh-CN' },
          ...(ink !== DEFAULT_INK && { color: ink }),
        },
        paragraph: { spacing },
      },
      title: {
        ...OWN,
        run: { font: headingFont, size: size.name, bold: true, color: ink },
        paragraph: { keepNext: true },
      },
      heading1: { ...OWN, run: headingLook(column), paragraph: { keepNext: true } },
      heading2: entry,
      heading3: entry,
      listParagraph: { ...OWN, next: 'ListParagraph' },
      hyperlink: { run: { color: readableColour('#1F5FBF').slice(1) } },
    },
    paragraphStyles: side ? [sideHeading(side)] : [],
    characterStyles: [
      character('Muted', 'Resume Label', CHARACTER_INKS.Muted),
      character('Secondary', 'Resume Detail', CHARACTER_INKS.Secondary),
      character('Badge', 'Resume Badge', readableColour(`#${sheet.style.accent}`).slice(1)),
    ],
  };
}

const sideHeading = (side: Column) => ({
  id: 'SideHeading',
  name: 'Side Heading',
  ...OWN,
  basedOn: 'Heading1',
  run: headingLook(side),
  paragraph: { keepNext: true, outlineLevel: 0 },
});

const character = (id: string, name: string, color: string) => ({
  id,
  name,
  basedOn: 'DefaultParagraphFont',
  run: { color },
});

/** The format of a bullet. */
const SIGN_SIZE = 0.9;

/** A list for each bullet character, and a numbered one. */
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
      // A bullet as wide as its space would push the text to the next tab stop.
      run: {
        font: format === LevelFormat.BULLET ? BULLET_FONT : sheet.style.font,
        size: Math.round(sheet.style.size.body * SIGN_SIZE),
        ...(text === BULLET_SIGNS.dot && { bold: true }),
      },
    },
  });
  return {
    config: [
      ...Object.entries(BULLET_SIGNS).map(([reference, bullet]) => ({
        reference,
        levels: [level(LevelFormat.BULLET, bullet, 1)],
      })),
      { reference: NUMBERS, levels: [level(LevelFormat.DECIMAL, '%1.', NUMBER_EM)] },
      ...outlineLists(sheet),
    ],
  };
}
