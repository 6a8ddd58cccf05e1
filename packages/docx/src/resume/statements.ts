import type { SectionStyle } from '@qicheng/resume/document';
import type { AtomView, RunView } from '@qicheng/resume/view';
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
  { indent = 0, bullet, spaced, isBelowHead }: StatementsLook = {},
): Part[] =>
  atoms.map((atom, index) => {
    const { sheet } = column;
    const isSpaced = spaced && atom.kind === 'paragraph' && atoms[index - 1]?.kind === 'paragraph';
    const gap = isSpaced ? sheet.line() * PARAGRAPH_GAP : sheet.style.itemGap * BULLET_GAP;
    return statement(column, atom, {
      indent,
      bullet,
      before: index > 0 || isBelowHead ? Math.round(gap) : 0,
    });
  });

/** Between paragraphs of a section in lines, and between statements as a share of the gap between entries. */
const PARAGRAPH_GAP = 0.375;
const BULLET_GAP = 0.25;

interface StatementsLook {
  indent?: number;
  bullet?: Bullet | undefined;
  /** Whether there is space between paragraphs. */
  spaced?: boolean;
  /** Whether the first one is as far from the head of its entry as the others are from each other. */
  isBelowHead?: boolean;
}

function statement(
  column: Column,
  { kind, number, runs }: AtomView,
  { indent, bullet: chosen, before }: { indent: number; bullet: Bullet | undefined; before: number },
): Part {
  const { sheet } = column;
  const bullet = chosen ?? (sheet.layout.bullet === '–' ? 'dash' : 'dot');
  const pieces = runs.map(pieceOf);
  if (kind === 'paragraph' || (kind === 'bullet' && bullet === 'none'))
    return column.paragraph(pieces, { indent, before });
  const isNumbered = kind === 'numbered';
  const em = Math.round(sheet.style.em * (isNumbered ? NUMBER_EM : 1));
  const instance = isNumbered ? (number === 1 ? sheet.nextList() : sheet.runningList) : undefined;
  return column.paragraph(pieces, {
    style: 'ListParagraph',
    indent: indent + em,
    hanging: em,
    before,
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
