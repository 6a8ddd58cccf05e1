import type { HeaderView, SectionView } from '@qicheng/resume/view';
import type { WordForm, WordLabels } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import { WHITE } from './colours.js';
import { heightOf, type Column, type Part } from './column.js';
import { dataRows } from './data-table.js';
import { titlePieces } from './entry-lines.js';
import { entryRows } from './entry-rows.js';
import { factRows } from './facts.js';
import { cellRows, closingRows, WHOLE_ENTRY } from './form-sections.js';
import { borderOf, grid, type GridCell, type GridRow } from './grid.js';
import { photoPart, photoSize, type DocxPhoto } from './photo.js';
import { entryAt, headingInk, headingPieces, isHeaded, sectionBody, startsPage } from './section.js';
import { twips } from './sheet.js';
import { statements } from './statements.js';

const PHOTO_ROOM_PX = 16;

interface Rows {
  column: Column;
  labels: WordLabels;
  /** Belongs to the personal details above, whose cells continue. */
  form?: WordForm | undefined;
  sections: readonly SectionView[];
}

/** Headings in a separate column: a table with a row per section, which may break across pages. */
export function labelledRows(
  { column, labels, form, sections }: Rows,
  before: readonly GridRow[] = [],
): Part[] {
  const tables: GridRow[][] = [[...before]];
  for (const [index, section] of sections.entries()) {
    if (startsPage(section) && index > 0) tables.push([]);
    tables.at(-1)?.push(...sectionRows(column, labels, form, section));
  }
  if (form) tables.at(-1)?.push(...closingRows(column, form));
  return tables.flatMap((rows, index) => [
    ...(index > 0 ? [column.paragraph([], { line: 20, pageBreakBefore: true })] : []),
    ...(rows.length > 0 ? [grid(column, framed(column, labels, rows))] : []),
  ]);
}

/** The frame consists of the borders of the outer cells, since the table's own borders are off. */
function framed(column: Column, { frame }: WordLabels, rows: readonly GridRow[]): GridRow[] {
  if (!frame) return [...rows];
  const border = borderOf(column.sheet, frame);
  return rows.map(({ cells, ...row }, index) => ({
    ...row,
    cells: cells.map((cell, at) => ({
      ...cell,
      borders: {
        ...cell.borders,
        ...(at === 0 && { left: border }),
        ...(at === cells.length - 1 && { right: border }),
        ...(index === 0 && { top: border }),
        ...(index === rows.length - 1 && { bottom: border }),
      },
    })),
  }));
}

function sectionRows(
  column: Column,
  labels: WordLabels,
  form: WordForm | undefined,
  section: SectionView,
): GridRow[] {
  const { sheet } = column;
  const { page } = sheet.style;
  const width = sheet.by(labels.width);
  const inner = bodyColumn(column, labels);
  if (labels.leads) return leadRows(column, labels, section, inner);
  const label = labelCell(column, labels, section, width);
  const rest = {
    ...(label.fill && { fill: label.fill }),
    ...(labels.beside && { borders: { right: borderOf(sheet, labels.beside) } }),
  };
  const rule = labels.rule && { top: borderOf(sheet, labels.rule) };
  const padding = [labels.above, labels.fill ? 12 : 0, gapBelow(column), labels.gap] as const;
  if (form?.isBoxed && (section.kind === 'table' || section.kind === 'facts'))
    return besideLabel(label, cellRows(column.with({ left: 0, width: column.width - width }), form, section));
  if (section.kind === 'table') {
    return dataRows(inner, section.columns, section.rows).map(({ cells, ...row }, index) => ({
      ...row,
      isHead: false,
      cells: [
        { ...label, ...(index > 0 && { parts: [] }), merge: index === 0 ? 'restart' : 'continue' },
        ...(labels.gap > 0
          ? [{ width: twips(labels.gap), parts: [], ...(index === 0 && rule && { borders: rule }) }]
          : []),
        ...cells,
        ...(labels.fill ? [{ width: twips(12), parts: [] }] : []),
      ],
    }));
  }
  const blocks =
    section.kind === 'entries'
      ? section.entries.flatMap((entry, index) => entryRows(page, entryAt(inner, section, entry, index)))
      : [sectionBody(inner, section)];
  // A two-line label would leave an empty line after the first of several one-line entries.
  const isMerged = section.kind === 'entries' && section.compact && blocks.length > 1;
  return blocks.map((parts, index) => {
    const isFirst = index === 0;
    const isLast = index === blocks.length - 1;
    return {
      splits: heightOf(parts) > page.height * WHOLE_ENTRY,
      cells: [
        {
          ...(isFirst ? label : { width, parts: [], ...rest }),
          ...(isMerged && { merge: isFirst ? ('restart' as const) : ('continue' as const) }),
        },
        {
          width: column.width - width,
          parts,
          padding: [isFirst ? padding[0] : 0, padding[1], isLast ? padding[2] : 0, padding[3]],
          ...(isFirst && rule && { borders: rule }),
        },
      ],
    };
  });
}

const besideLabel = (label: GridCell, rows: readonly GridRow[]): GridRow[] =>
  rows.map(({ cells, ...row }, index) => ({
    ...row,
    isHead: false,
    cells: [
      { ...label, ...(index > 0 && { parts: [] }), merge: index === 0 ? 'restart' : 'continue' },
      ...cells,
    ],
  }));

const gapBelow = ({ sheet }: Column): number => sheet.style.sectionGap / 15;

const bodyColumn = (column: Column, labels: WordLabels): Column =>
  column.with({
    width: column.width - column.sheet.by(labels.width) - twips(labels.gap + (labels.fill ? 12 : 0)),
    left: 0,
    isCell: true,
  });

function labelCell(column: Column, labels: WordLabels, section: SectionView, width: number): GridCell {
  const { sheet } = column;
  const own = column.with({ width: width - twips(3), left: 0, isCell: true });
  const color = labels.isDark && labels.fill ? WHITE : headingInk(column);
  const heading = own.paragraph(
    headingPieces(own, section).map((piece) => ({ ...piece, color })),
    {
      heading: HeadingLevel.HEADING_1,
      line: sheet.line(),
      ...(labels.align && { alignment: AlignmentType[labels.align === 'center' ? 'CENTER' : 'RIGHT'] }),
    },
  );
  return {
    width,
    parts: isHeaded(section) ? [heading] : [],
    padding: labels.align === 'center' ? [labels.above, 1, 0, 1] : [labels.above, 3, 0, 0],
    ...(labels.fill && { fill: sheet.colour(labels.fill) }),
    borders: {
      ...(labels.rule && { top: borderOf(sheet, labels.rule) }),
      ...(labels.beside && { right: borderOf(sheet, labels.beside) }),
    },
  };
}

/** The row of personal details, with the photo at its end. */
export function personRow(
  column: Column,
  labels: WordLabels,
  header: HeaderView,
  photo: DocxPhoto | undefined,
): GridRow[] {
  const { sheet } = column;
  const width = sheet.by(labels.width);
  const picture = photo && header.photo ? photo : undefined;
  const photoWidth = picture ? twips(photoSize(sheet, header, picture)[0] + PHOTO_ROOM_PX) : 0;
  const own = column.with({ width: width - twips(6), left: 0 });
  const inner = column.with({ width: column.width - width - photoWidth - twips(labels.gap), left: 0 });
  const label = labels.person?.[sheet.lang] ?? '';
  const name = [header.name, header.alternateName].filter(Boolean).join('  ');
  const padding = [9, 4, 9, labels.gap] as const;
  return [
    {
      cells: [
        {
          width,
          padding: [16, 3, 0, 3],
          ...(labels.fill && { fill: sheet.colour(labels.fill) }),
          parts: [
            own.paragraph([{ text: label, bold: true, color: labels.isDark ? WHITE : headingInk(column) }], {
              alignment: AlignmentType.CENTER,
            }),
          ],
        },
        {
          width: column.width - width - photoWidth,
          padding,
          parts: [
            ...(name
              ? [
                  inner.paragraph([{ text: name, bold: true, size: sheet.size(1.5) }], {
                    line: sheet.line(1.5),
                  }),
                ]
              : []),
            ...factRows(inner, [...header.facts, ...header.contacts], 0, 2),
          ],
        },
        ...(picture
          ? [
              {
                width: photoWidth,
                vertical: 'center' as const,
                padding: [4, 8, 4, 8] as const,
                parts: [photoPart(sheet, header, picture, { align: 'center' })],
              },
            ]
          : []),
      ],
    },
  ];
}

/** The heading above the right column, then a row per entry, with name, date and place on the left. */
function leadRows(column: Column, labels: WordLabels, section: SectionView, inner: Column): GridRow[] {
  const { sheet } = column;
  const width = sheet.by(labels.width);
  const rule = labels.rule && { top: borderOf(sheet, labels.rule) };
  const { below, line } = column.heading;
  const heading: GridRow = {
    cells: [
      { width, parts: [], ...(rule && { borders: rule }) },
      {
        width: column.width - width,
        padding: [labels.above, 0, below, labels.gap],
        ...(rule && { borders: rule }),
        parts: isHeaded(section)
          ? [
              inner.paragraph(headingPieces(inner, section), {
                heading: HeadingLevel.HEADING_1,
                line: sheet.line(line),
              }),
            ]
          : [],
      },
    ],
  };
  const last = gapBelow(column);
  if (section.kind !== 'entries') {
    return [heading, bodyRow(column, labels, [], sectionBody(inner, section), last)];
  }
  const rows = section.entries.map((entry, index) => {
    const isLast = index === section.entries.length - 1;
    const gap = isLast ? last : (sheet.style.itemGap / 15) * (section.compact ? 0.25 : 1);
    const lead = column.with({ width: width - twips(8), left: 0, isCell: true });
    if (section.compact) {
      const { date, ...rest } = entry;
      return bodyRow(
        column,
        labels,
        date ? [lead.paragraph([{ text: date, ...dateLook(lead) }])] : [],
        entryAt(inner, section, rest, 0),
        gap,
      );
    }
    const { subtitle, date, meta, ...rest } = entry;
    const left = [
      lead.paragraph(titlePieces(lead, entry), { heading: HeadingLevel.HEADING_2 }),
      ...(date ? [lead.paragraph([{ text: date, ...dateLook(lead) }])] : []),
      ...(meta ? [lead.paragraph([{ text: meta, ...lead.muted }])] : []),
    ];
    const body = entryAt(inner, section, { ...rest, badges: [] }, 0).slice(1);
    const right = [...(subtitle ? [inner.paragraph([{ text: subtitle, bold: true }])] : []), ...body];
    return bodyRow(column, labels, left, right.length > 0 ? right : statements(inner, []), gap);
  });
  return [heading, ...rows];
}

const dateLook = (column: Column) => ({
  ...column.muted,
  ...(column.entry.dateColour && { color: column.sheet.colour(column.entry.dateColour) }),
});

const bodyRow = (
  column: Column,
  labels: WordLabels,
  left: readonly Part[],
  right: readonly Part[],
  below: number,
): GridRow => {
  const width = column.sheet.by(labels.width);
  return {
    splits: heightOf(right) > column.sheet.style.page.height * WHOLE_ENTRY,
    cells: [
      { width, parts: left, padding: [0, 8, 0, 0] },
      { width: column.width - width, parts: right, padding: [0, 0, below, labels.gap] },
    ],
  };
};
