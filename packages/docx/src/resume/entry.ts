import { detailLines } from '@qicheng/resume/detail-lines';
import type { SectionStyle } from '@qicheng/resume/document';
import type { EntryView, FactView } from '@qicheng/resume/view';
import { HeadingLevel } from 'docx';
import type { Column, Part } from './column.js';
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
  return [
    ...factLines(column, details, indent),
    ...statements(column, atoms, { indent, bullet, isBelowHead: !column.sheet.layout.form }),
  ];
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

const GAP = '     ';

/** The facts of an entry on the lines of the PDF; in a narrow column each has its own. */
function factLines(column: Column, details: readonly FactView[], indent: number): Part[] {
  const { sheet } = column;
  const lines = column.options.isSide ? details.map((detail) => [detail]) : detailLines(details);
  return lines
    .flatMap((line) => brokenAt(column, line, column.measure - indent))
    .map((line) =>
      column.paragraph(
        line.flatMap(({ label, value, href }, index) => [
          {
            text: `${index > 0 ? GAP : ''}${label}${label && sheet.colon}`,
            ...column.muted,
          },
          { text: value, href },
        ]),
        { indent },
      ),
    );
}

/** The same facts on more lines if the column is narrower: a line breaks before a fact, not within it. */
function brokenAt(column: Column, facts: readonly FactView[], room: number): FactView[][] {
  const lines: FactView[][] = [];
  let used = 0;
  for (const fact of facts) {
    const own = column.lineWidth([{ text: fact.label + column.sheet.colon + fact.value }]);
    const beside = used + column.lineWidth([{ text: GAP }]) + own;
    const isFirst = lines.length === 0 || beside > room;
    if (isFirst) lines.push([fact]);
    else lines.at(-1)?.push(fact);
    used = isFirst ? own : beside;
  }
  return lines;
}
