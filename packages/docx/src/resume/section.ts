import type { EntryView, SectionView } from '@qicheng/resume/view';
import type { WordHeading } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import { readableColour } from '../readable-colour.js';
import { readableOn } from './colours.js';
import type { Column, Part, Piece } from './column.js';
import { dataLines, dataTable } from './data-table.js';
import { hasDates } from './entry-lines.js';
import { bodyIndent, entryParts } from './entry.js';
import { factRows, tagParts } from './facts.js';
import { borderOf } from './grid.js';
import { headingNumber, sectionColumn } from './numbers.js';
import { twips } from './sheet.js';
import { statements } from './statements.js';

/** Points per pixel. */
const POINTS = 0.75;
const COMPACT_GAP = 0.25;
/** Padding around a heading with a background. */
const LABEL_ROOM = ' ';

/** A section: its heading and what is below it. */
export function sectionParts(within: Column, section: SectionView, isFirst: boolean): Part[] {
  const column = sectionColumn(within, section.key);
  const isNewPage = startsPage(section);
  const before = isFirst ? 0 : column.sheet.style.sectionGap;
  const heading = isHeaded(section) ? [headingPart(column, section, before, isNewPage)] : [];
  const body = sectionBody(column, section);
  return [...heading, ...(heading.length === 0 && isNewPage ? [pageStart(column)] : []), ...body];
}

export const isHeaded = ({ heading, style }: SectionView): boolean =>
  heading !== '' && style?.headingShown !== false;

/** Whether the section, or its first entry, starts a page. */
export const startsPage = (section: SectionView): boolean =>
  section.startsPage || (section.kind === 'entries' && section.entries[0]?.pageBreak === 'before');

const pageStart = (column: Column): Part => column.paragraph([], { line: 20, pageBreakBefore: true });

/** The heading in the style of the design. */
function headingPart(column: Column, section: SectionView, before: number, isNewPage = false): Part {
  const { sheet, heading } = column;
  const { above = 0, below, align, top, bottom, left, fill, indent = 0 } = heading;
  const room = (rule?: { px: number }): number => (rule ? Math.round(rule.px * 15) : 0);
  return column.paragraph(headingPieces(column, section), {
    ...(column.options.isSide ? { style: 'SideHeading' } : { heading: HeadingLevel.HEADING_1 }),
    ...(align === 'center' && { alignment: AlignmentType.CENTER }),
    line: sheet.line(heading.line),
    before: before + twips(above),
    after: twips(below) - (bottom ? twips(bottomSpace(below)) : 0),
    indent: twips(indent) + (heading.besideDates ? bodyIndent(column) : 0),
    ...headingNumber(column, section.key),
    keepNext: true,
    pageBreakBefore: isNewPage,
    borderHeight: room(top) + room(bottom) + (bottom ? twips(bottomSpace(below)) : 0),
    ...(fill && { ground: sheet.colour(fill) }),
    ...((top || bottom || left) && {
      border: {
        ...(top && { top: borderOf(sheet, top, 1) }),
        ...(bottom && { bottom: borderOf(sheet, bottom, bottomSpace(below) * POINTS) }),
        ...(left && { left: borderOf(sheet, left, 5) }),
      },
    }),
  });
}

/** The part of the space below a heading that is between its text and its rule. */
const bottomSpace = (below: number): number => Math.min(3, below * 0.3);

export function headingPieces(column: Column, { heading: text, style }: SectionView): Piece[] {
  const { sheet, heading, options } = column;
  const size = headingSize(column, heading);
  const { bold = true, label, box } = heading;
  if (box) return [{ text: LABEL_ROOM + text + LABEL_ROOM, size, bold, border: borderOf(sheet, box, 1) }];
  if (label) {
    const ground = sheet.colour(label);
    return [{ text: LABEL_ROOM + text + LABEL_ROOM, size, bold, ground, color: headingInk(column) }];
  }
  if (options.ground !== undefined) return [{ text, size, bold }];
  const accent = style?.accent ? { color: readableColour(style.accent).slice(1) } : {};
  return [{ text, ...(options.isUnnumbered && { size }), ...(!bold && { bold }), ...accent }];
}

const headingSize = ({ sheet }: Column, { em }: WordHeading): number =>
  sheet.style.headingScale === undefined ? sheet.size(em) : sheet.style.size.heading;

/** The colour of a heading on its background. */
export function headingInk({ sheet, heading, options }: Column): string {
  const chosen = sheet.colour(heading.colour ?? '#1C2430');
  const { label, fill } = heading;
  const ground = label ?? fill;
  return readableOn(chosen, ground ? sheet.colour(ground) : (options.ground ?? 'FFFFFF'));
}

export function sectionBody(column: Column, section: SectionView): Part[] {
  const { indent = 0, flush } = column.entry;
  const beside = bodyIndent(column);
  const rest = flush === 'all' ? twips(indent) : beside;
  switch (section.kind) {
    case 'paragraphs':
      return statements(column, section.atoms, { indent: rest, bullet: section.style?.bullet, spaced: true });
    case 'facts':
      return factRows(column, section.facts, flush ? twips(indent) : beside);
    case 'table':
      if (column.options.isCell) return dataLines(column, section.columns, section.rows);
      return [dataTable(column, section.columns, section.rows, { indent: rest }), column.room(20)];
    case 'tags':
      return tagParts(column, section.tags, rest);
    case 'entries':
      return section.entries.flatMap((entry, index) => entryAt(column, section, entry, index));
  }
}

type Entries = Extract<SectionView, { kind: 'entries' }>;

export function entryAt(column: Column, section: Entries, entry: EntryView, index: number): Part[] {
  const gap = column.sheet.style.itemGap * (section.compact ? COMPACT_GAP : 1);
  return entryParts(column, entry, {
    before: index > 0 ? Math.round(gap) : 0,
    isCompact: section.compact,
    depth: 0,
    startsPage: index > 0 && entry.pageBreak === 'before',
    section: section.key,
    alike: section.entries,
    isDated: hasDates(section.entries),
    bullet: section.style?.bullet,
  });
}
