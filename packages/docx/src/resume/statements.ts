import type { AtomView, RunView } from '@qicheng/resume/view';
import type { SectionStyle } from '@qicheng/resume/document';
import type { Column, Part, Piece } from './column.js';

export const NUMBERS = 'numbers';
/** The bullets that a section may choose. */
export const BULLET_SIGNS = { dot: '•', dash: '–', diamond: '◆', ring: '○' } as const;
/** Width of a number, in ems. */
export const NUMBER_EM = 1.625;

type Bullet = NonNullable<SectionStyle['bullet']>;

/** Statements as paragraphs and list items; `indent` is their left edge. */
export const statements = (
  column: Column,
  atoms: readonly AtomView[],
  { indent = 0, bullet }: { indent?: number; bullet?: Bullet | undefined } = {},
): Part[] => atoms.map((atom) => statement(column, atom, indent, bullet));

function statement(column: Column, { kind, number, runs }: AtomView, indent: number, chosen?: Bullet): Part {
  const { sheet } = column;
  const bullet = chosen ?? (sheet.layout.bullet === '–' ? 'dash' : 'dot');
  const pieces = runs.map(pieceOf);
  if (kind === 'paragraph' || (kind === 'bullet' && bullet === 'none'))
    return column.paragraph(pieces, { indent });
  const isNumbered = kind === 'numbered';
  const em = Math.round(sheet.style.em * (isNumbered ? NUMBER_EM : 1));
  const instance = isNumbered ? (number === 1 ? sheet.nextList() : sheet.runningList) : undefined;
  return column.paragraph(pieces, {
    style: 'ListParagraph',
    indent: indent + em,
    hanging: em,
    numbering: {
      reference: isNumbered ? NUMBERS : bullet,
      level: 0,
      ...(instance !== undefined && { instance }),
    },
  });
}

const pieceOf = ({ text, bold, italic, underline, href }: RunView): Piece => ({
  text,
  href,
  ...(bold && { bold }),
  ...(italic && { italics: true }),
  ...(underline && { underline: {} }),
});
