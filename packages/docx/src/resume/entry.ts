import type { SectionStyle } from '@qicheng/resume/document';
import type { EntryView } from '@qicheng/resume/view';
import { HeadingLevel } from 'docx';
import type { Column, Part } from './column.js';
import { detailLines } from './entry-details.js';
import { headerIndent, mainLines, sideLines, type Place } from './entry-lines.js';
import { entryNumber, numberColumn } from './numbers.js';
import { twips } from './sheet.js';
import { statements } from './statements.js';

/** An experience: its header, facts, statements and positions. */
export function entryParts(column: Column, entry: EntryView, place: Place): Part[] {
  const { sheet } = column;
  const header = headerLines(column, entry, place);
  const children = entry.children.flatMap((child) =>
    entryParts(column, child, {
      ...place,
      before: Math.round(sheet.style.itemGap * 0.75),
      depth: 1,
      alike: place.alike.flatMap(({ children }) => children),
      startsPage: false,
    }),
  );
  return [...header, ...entryBody(column, entry, place.bullet), ...children];
}

/** The facts of an entry, and its statements. */
export function entryBody(
  column: Column,
  { details, atoms }: EntryView,
  bullet: SectionStyle['bullet'] | undefined,
): Part[] {
  const indent = bodyIndent(column);
  return [...detailLines(column, details, indent), ...statements(column, atoms, { indent, bullet })];
}

/** The left edge of entry text: next to the numbers or dates if these have a column. */
export function bodyIndent({ sheet, entry, options }: Column): number {
  const base = twips(entry.indent ?? 0) + (options.isUnnumbered ? 0 : numberColumn(sheet));
  if (!entry.gutter || entry.isFlush) return base;
  return base + sheet.by(entry.gutter);
}

function headerLines(column: Column, entry: EntryView, place: Place): Part[] {
  const { sheet, options } = column;
  const lines = options.isSide && !options.entry ? sideLines(column, entry) : mainLines(column, entry, place);
  const { fill, padding = 0 } = column.entry;
  const ground = fill && !place.isCompact && place.depth === 0 ? sheet.colour(fill) : undefined;
  const room = fill ? 0 : twips(padding);
  const named = Math.max(
    0,
    lines.findIndex(({ isName }) => isName),
  );
  return lines.map(({ pieces, look = {} }, index) => {
    const isFirst = index === 0;
    const after = index === lines.length - 1 ? (ground ? twips(padding * 2) : room) : 0;
    return column.paragraph(pieces, {
      indent: headerIndent(column),
      ...(isFirst && place.depth === 0 && entryNumber(column, place.section)),
      ...look,
      ...(index === named &&
        !place.isCompact && { heading: place.depth === 0 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3 }),
      line: sheet.line() + (ground ? twips(padding * 2) : 0),
      before: isFirst ? place.before + room : 0,
      after,
      keepNext: !place.isCompact,
      ...(ground && { ground }),
      ...(isFirst && place.startsPage && { pageBreakBefore: true }),
    });
  });
}
