import { AlignmentType, type ILevelsOptions, type IRunStylePropertiesOptions, LevelFormat } from 'docx';
import type { Column, ParagraphLook } from './column.js';
import { twips, type Sheet } from './sheet.js';

const OUTLINE = 'outline';
const REFERENCES = 'references';

/** The width of the number column in twips; 0 if the template has none. */
export const numberColumn = ({ layout, style }: Sheet): number =>
  Math.round((layout.numbers?.em ?? 0) * style.em);

/** The number of a section's heading. */
export const headingNumber = ({ sheet }: Column, section: string): ParagraphLook =>
  sheet.layout.numbers?.abstract.section === section ? {} : numbered(sheet, OUTLINE, 0);

/** The number of an entry within its section. */
export const entryNumber = ({ sheet }: Column, section: string): ParagraphLook =>
  sheet.layout.numbers?.references === section ? numbered(sheet, REFERENCES, 0) : numbered(sheet, OUTLINE, 1);

function numbered(sheet: Sheet, reference: string, level: number): ParagraphLook {
  const width = numberColumn(sheet);
  return width === 0 ? {} : { numbering: { reference, level }, indent: width, hanging: width };
}

/** The column of a section: for an abstract it is narrower and has its own heading style. */
export function sectionColumn(column: Column, section: string): Column {
  const abstract = column.sheet.layout.numbers?.abstract;
  if (abstract?.section !== section) return column;
  const { left = 0, right = 0, width } = column.options;
  const inset = twips(abstract.inset);
  return column.with({
    heading: abstract.heading,
    isUnnumbered: true,
    left: left + inset,
    right: right + inset,
    width: width - inset * 2,
  });
}

/** The lists of a file with numbers: sections with their entries, and references. */
export function outlineLists(sheet: Sheet): { reference: string; levels: ILevelsOptions[] }[] {
  const width = numberColumn(sheet);
  if (width === 0) return [];
  const { font, headingFont, size } = sheet.style;
  const level = (at: number, text: string, run: IRunStylePropertiesOptions): ILevelsOptions => ({
    level: at,
    format: LevelFormat.DECIMAL,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: width, hanging: width } }, run },
  });
  const heading = { font: headingFont, size: sheet.size(sheet.layout.heading.em), bold: true };
  const entry = { font, size: size.body, bold: false };
  return [
    { reference: OUTLINE, levels: [level(0, '%1', heading), level(1, '%1.%2', entry)] },
    { reference: REFERENCES, levels: [level(0, '[%1]', entry)] },
  ];
}
