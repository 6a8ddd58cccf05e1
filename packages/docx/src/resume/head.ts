import type { FactView, HeaderView } from '@qicheng/resume/view';
import { needsLabel } from '@qicheng/resume/view-text';
import type { HeadCell, HeadItem, HeadRow, WordText } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import { INK_SECOND, readableOn, softOn, WHITE } from './colours.js';
import type { Column, ParagraphLook, Part, Piece } from './column.js';
import { evenRows } from './even-rows.js';
import { sideFacts } from './facts.js';
import { borderOf, grid, type GridCell } from './grid.js';
import { photoPart, photoSize, type DocxPhoto } from './photo.js';
import { twips } from './sheet.js';
import { textEm } from './text-width.js';

const LABEL_EM = 5;
/** Separator between contacts in one line. */
const CONTACT_GAP = '     ';
const LONG_NAME = 6.5;
const LONG_SCALE = 0.8;
/** Gap between text and photo. */
const PHOTO_GAP_PX = 23;
/** Gap between the photo of a second column and the text below it. */
const SIDE_PHOTO_GAP_PX = 12;

interface Head {
  column: Column;
  header: HeaderView;
  photo: DocxPhoto | undefined;
}

/** The header of the résumé: paragraphs if it is simple, else rows of cells. */
export function headParts(head: Head): Part[] {
  const { column } = head;
  const { rows, below } = column.sheet.layout.head;
  const parts = rows.flatMap((row) => rowParts(head, row));
  return [...parts, ...(below > 0 ? [column.room(twips(below))] : [])];
}

function rowParts(head: Head, row: HeadRow): Part[] {
  const { column } = head;
  const cells = row.cells.filter((cell) => !isEmpty(head, cell));
  const [only] = cells;
  if (!only) return [];
  if (cells.length === 1 && !only.fill && !row.isWide && !row.box && !only.padding) {
    const parts = cellParts(head, only, column);
    return row.bottom ? [...parts, ruleBelow(column, row)] : parts;
  }
  return [rowTable(head, row, cells)];
}

const ruleBelow = (column: Column, { bottom }: HeadRow): Part =>
  column.paragraph([], {
    line: 40,
    ...(bottom && { border: { bottom: borderOf(column.sheet, bottom, 0) } }),
  });

/** A cell for the photo is omitted if there is none. */
const isEmpty = ({ header, photo }: Head, { items }: HeadCell): boolean =>
  items.every((item) => item === 'photo') && !(photo && header.photo);

function rowTable(head: Head, row: HeadRow, cells: readonly HeadCell[]): Part {
  const { column } = head;
  const { style } = column.sheet;
  const full = row.isWide ? style.page.width : column.width;
  const fixed = cells.map((cell) => cellWidth(head, cell));
  const rest = full - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const bottom = row.bottom && borderOf(column.sheet, row.bottom);
  const box = row.box && borderOf(column.sheet, row.box);
  const gridCells = cells.map((cell, index): GridCell => {
    const width = fixed[index] ?? rest;
    const isFirst = index === 0;
    const isLast = index === cells.length - 1;
    const padding = cell.padding ?? [0, 0, 0, 0];
    const inner = width - twips(padding[1] + padding[3]);
    return {
      width,
      padding,
      vertical: cell.vertical ?? 'center',
      ...(cell.fill && { fill: column.sheet.colour(cell.fill) }),
      borders: {
        ...(cell.left && { left: borderOf(column.sheet, cell.left) }),
        ...(bottom && { bottom }),
        ...(box && { top: box, bottom: box, ...(isFirst && { left: box }), ...(isLast && { right: box }) }),
      },
      parts: cellParts(head, cell, column.with({ width: inner, left: 0, right: 0 })),
    };
  });
  return grid(column, [{ cells: gridCells }], row.isWide ? -style.margin.left : 0);
}

function cellWidth({ column, header, photo }: Head, { items, width, padding }: HeadCell): number | undefined {
  if (width !== undefined) return twips(width);
  if (!photo || items.some((item) => item !== 'photo')) return undefined;
  const [photoWidth] = photoSize(column.sheet, header, photo);
  const room = padding ? padding[1] + padding[3] : PHOTO_GAP_PX;
  return twips(photoWidth + room);
}

function cellParts(head: Head, cell: HeadCell, column: Column): Part[] {
  const ground = cell.isDark && cell.fill ? column.sheet.colour(cell.fill) : undefined;
  const own = ground === undefined ? column : column.with({ ground });
  return cell.items.flatMap((item) => itemParts({ ...head, column: own }, item, cell));
}

/** One element of a header; also used in side columns. */
export function itemParts(head: Head, item: HeadItem, { align, fill }: Partial<HeadCell> = {}): Part[] {
  const { column, header, photo } = head;
  const { sheet } = column;
  const look: ParagraphLook =
    align && align !== 'left'
      ? { alignment: align === 'center' ? AlignmentType.CENTER : AlignmentType.RIGHT }
      : {};
  const ground = fill ? sheet.colour(fill) : (column.options.ground ?? 'FFFFFF');
  switch (item) {
    case 'name':
    case 'bareName':
      return nameParts(head, item, look, ground);
    case 'alternate':
      return header.alternateName
        ? [
            textPart(
              column,
              header.alternateName,
              sheet.layout.head.alternate ?? { em: 1.1, line: 1.125 },
              look,
              ground,
            ),
          ]
        : [];
    case 'headline':
      return header.headline
        ? [
            textPart(
              column,
              header.headline,
              sheet.layout.head.headline ?? { em: 1.1, line: 1.125 },
              look,
              ground,
            ),
          ]
        : [];
    case 'contacts':
      return runningLines(column, header.contacts, false, look);
    case 'facts':
      return runningLines(column, header.facts, true, look);
    case 'contactList':
      return header.contacts.map(({ value, href }, index) =>
        column.paragraph([{ text: value, href, ...fitted(column, header.contacts) }], {
          ...look,
          before: (index === 0 && twips(sheet.layout.head.linesAbove ?? 0)) || lineGap(column),
        }),
      );
    case 'labelledContacts':
      return labelledLines(column, header.contacts);
    case 'factList':
      return sideFacts(column, header.facts);
    case 'factColumns':
      return factColumns(column, [...header.contacts, ...header.facts]);
    case 'photo':
      return photo && header.photo ? [photoPart(sheet, header, photo, photoLook(head, align))] : [];
    case 'rule':
      return [];
  }
}

const photoLook = ({ column }: Head, align: HeadCell['align']) => {
  const { isSide } = column.options;
  const { side } = column.sheet.layout;
  return {
    align: align ?? (isSide ? (side?.photoAlign ?? ('left' as const)) : ('right' as const)),
    designed: isSide ? side?.photoPx : undefined,
    after: isSide ? twips(SIDE_PHOTO_GAP_PX) : 0,
  };
};

const lineGap = ({ sheet }: Column): number => twips(sheet.layout.head.lineGap ?? 0);

/** Contacts of a narrow column are smaller if the longest one then stays on one line, all in one size. */
function fitted(column: Column, contacts: readonly FactView[]): Pick<Piece, 'size'> {
  const { style } = column.sheet;
  const room = column.width / style.em;
  const widths = contacts.map(({ value }) => textEm(value));
  const longest = Math.max(0, ...widths.filter((width) => width * SMALLEST <= room));
  return longest <= room ? {} : { size: Math.floor((style.size.body * room) / longest) };
}

const SMALLEST = 0.875;

function nameParts(
  { column, header }: Head,
  item: 'name' | 'bareName',
  look: ParagraphLook,
  ground: string,
): Part[] {
  const { sheet } = column;
  const { name: text } = sheet.layout.head;
  const { name, alternateName } = header;
  const beside = item === 'name' ? alternateName : undefined;
  if (!name && !beside) return [];
  const other = { size: sheet.size(text.em * 0.45), bold: false, color: softInk(column, ground) };
  const scale = textEm(name) > LONG_NAME ? LONG_SCALE : 1;
  const size = sheet.size(text.em * scale);
  const bold = text.bold === false ? { bold: false } : {};
  const own: Piece = { text: name, size, ...bold, color: inkOf(column, text, ground) };
  const title = { ...look, heading: HeadingLevel.TITLE, line: sheet.line(text.line) };
  if (!beside) return [column.paragraph([own], title)];
  const pieces = [own, { ...other, text: `  ${beside}` }];
  if (column.lineWidth(pieces) <= column.width) return [column.paragraph(pieces, title)];
  return [column.paragraph([own], title), column.paragraph([{ ...other, text: beside }], look)];
}

const inkOf = ({ sheet, isDark }: Column, { colour }: WordText, ground: string): string =>
  readableOn(isDark ? WHITE : colour ? sheet.colour(colour) : sheet.style.ink, ground);

const softInk = ({ isDark }: Column, ground: string): string =>
  isDark ? softOn(ground) : readableOn(INK_SECOND, ground);

function textPart(column: Column, text: string, look: WordText, more: ParagraphLook, ground: string): Part {
  const { sheet } = column;
  const color = look.colour && !column.isDark ? inkOf(column, look, ground) : softInk(column, ground);
  return column.paragraph([{ text, size: sheet.size(look.em), color, ...(look.bold && { bold: true }) }], {
    ...more,
    line: sheet.line(look.line),
  });
}

/** Wraps contacts or details between values, never inside one. */
function runningLines(
  column: Column,
  facts: readonly FactView[],
  isLabelled: boolean,
  look: ParagraphLook,
): Part[] {
  const { sheet } = column;
  const { separator = CONTACT_GAP, linesAbove = 0 } = sheet.layout.head;
  const room = column.width / sheet.style.em;
  const gap = Math.max(1.3, textEm(separator));
  const labelOf = (fact: FactView): string =>
    fact.label && (isLabelled || needsLabel(fact)) ? fact.label + sheet.colon : '';
  const widthOf = (fact: FactView): number => textEm(labelOf(fact) + fact.value) + gap;
  return evenRows(facts, room + gap, widthOf).map((row, index) =>
    column.paragraph(
      row.flatMap((fact, at) => [
        ...(at > 0 ? [{ text: separator, ...column.muted }] : []),
        ...(labelOf(fact) ? [{ text: labelOf(fact), ...column.muted }] : []),
        { text: fact.value, href: fact.href, ...column.second },
      ]),
      { ...look, before: index === 0 && !isLabelled ? twips(linesAbove) : lineGap(column) },
    ),
  );
}

/** One contact per line, preceded by its label. */
function labelledLines(column: Column, facts: readonly FactView[]): Part[] {
  const label = Math.round(LABEL_EM * column.sheet.style.em);
  return facts.map(({ label: name, value, href }) =>
    column.paragraph(
      [
        { text: name, ...column.muted },
        { text: value, href, tab: true, ...fitted(column.with({ width: column.width - label }), facts) },
      ],
      { indent: label, hanging: label, stops: [label] },
    ),
  );
}

/** Contacts and details with labels, two per line. */
function factColumns(column: Column, facts: readonly FactView[]): Part[] {
  const half = Math.floor(column.width / 2);
  const label = Math.round(LABEL_EM * column.sheet.style.em);
  const pairs = facts.flatMap((fact, index) => (index % 2 === 0 ? [[fact, facts[index + 1]] as const] : []));
  return pairs.map((pair) =>
    column.paragraph(
      pair.flatMap((fact, index) =>
        fact
          ? [
              { text: fact.label, tab: index > 0, ...column.muted },
              { text: fact.value, href: fact.href, tab: true },
            ]
          : [],
      ),
      { stops: [label, half, half + label], before: lineGap(column) },
    ),
  );
}
