import type { EntryView, SectionView } from '@qicheng/resume/view';
import { entryRest } from '@qicheng/resume/view-text';
import type { WordForm } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import { heightOf, type Column, type ParagraphLook, type Part, type Piece } from './column.js';
import { dataRows } from './data-table.js';
import { hasDates, titlePieces } from './entry-lines.js';
import { entryBody } from './entry.js';
import { boxOf, factCells, lastColumn, type Form } from './form.js';
import { borderOf, grid, type GridCell, type GridRow } from './grid.js';
import { headingInk, headingPieces, isHeaded, sectionBody, startsPage } from './section.js';
import { twips } from './sheet.js';

/** Share of a page up to which an entry is kept together, as in print. */
export const WHOLE_ENTRY = 0.25;

type Entries = Extract<SectionView, { kind: 'entries' }>;

/**
 * Sections in cells below the personal details: one table, and a separate one for each table with a repeated header.
 */
export function formSections(
  { column, form }: Pick<Form, 'column' | 'form'>,
  sections: readonly SectionView[],
  before: readonly GridRow[],
): Part[] {
  const tables: { rows: GridRow[]; startsPage: boolean }[] = [{ rows: [...before], startsPage: false }];
  for (const section of sections) {
    const isNewPage = startsPage(section);
    const rows = sectionRows(column, form, section);
    if (section.kind === 'table' || isNewPage) tables.push({ rows, startsPage: isNewPage });
    else tables.at(-1)?.rows.push(...rows);
    if (section.kind === 'table') tables.push({ rows: [], startsPage: false });
  }
  tables.at(-1)?.rows.push(...closingRows(column, form));
  return tables
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ rows, startsPage: isNew }, index) => [
      ...(index > 0 ? [column.paragraph([], { line: 20, pageBreakBefore: isNew })] : []),
      grid(column, index > 0 && !isNew ? withoutTop(rows) : rows),
    ]);
}

/** The previous table already draws this border. */
const withoutTop = ([first, ...rest]: readonly GridRow[]): GridRow[] =>
  first
    ? [
        {
          ...first,
          cells: first.cells.map(({ borders: { top: _, ...borders } = {}, ...cell }) => ({
            ...cell,
            borders,
          })),
        },
        ...rest,
      ]
    : [];

/** The last row, for signature and seal. */
export function closingRows(column: Column, form: WordForm): GridRow[] {
  const { sheet } = column;
  if (!form.closing) return [];
  const { heightPx, cells: all } = form.closing;
  const cells = all[sheet.lang];
  const height = twips(heightPx);
  const padding = [4.75, form.inset, 4.75, form.inset] as const;
  const share = Math.floor(column.width / cells.length);
  const before = Math.max(0, height - twips(9.5) - sheet.line(2));
  return [
    {
      height,
      cells: cells.map(({ text, signed }, index) => {
        const width = index === cells.length - 1 ? column.width - share * index : share;
        const inner = column.with({ left: 0, width: width - twips(form.inset * 2) });
        return {
          width,
          padding,
          borders: boxOf(column, form),
          parts: [
            inner.paragraph([{ text }]),
            inner.paragraph([{ text: signed }], { before, alignment: AlignmentType.RIGHT }),
          ],
        };
      }),
    },
  ];
}

/** A row of cells for date, name and position, the last in the last column of the personal details; the name takes the cell of an undefined date. */
function columnsRow(
  column: Column,
  form: WordForm,
  texts: readonly (readonly Piece[] | undefined)[],
  looks: readonly ParagraphLook[],
): GridRow {
  const { sheet } = column;
  const { gutter = { zh: 0, en: 0 }, third = gutter } = column.entry;
  const ends = [sheet.by(gutter), lastColumn(form, column.width) ?? sheet.by(third), column.width];
  let from = 0;
  const cells = texts.flatMap((pieces, index): GridCell[] => {
    if (!pieces) return [];
    const width = (ends[index] ?? from) - from;
    from += width;
    const inner = column.with({ left: 0, width: width - twips(form.inset * 2) });
    return [
      {
        width,
        borders: boxOf(column, form),
        padding: [2.5, form.inset, 2.5, form.inset],
        vertical: 'center',
        parts: [inner.paragraph(pieces, looks[index])],
      },
    ];
  });
  return { cells };
}

/** Date, name and position of each entry in cells, its text in a row below. */
function entryRows(column: Column, form: WordForm, section: Entries): GridRow[] {
  const { sheet } = column;
  const inner = column.with({ left: 0, width: column.width - twips(form.inset * 2), isCell: true });
  const center = { alignment: AlignmentType.CENTER };
  const undated = hasDates(section.entries) ? [] : undefined;
  const rowsOf = (entry: EntryView, heading: (typeof HeadingLevel)[keyof typeof HeadingLevel]): GridRow[] => {
    const { date, children } = entry;
    const body = entryBody(inner, entry, section.style?.bullet);
    const name = { keepNext: body.length > 0, ...(!section.compact && { heading }) };
    const rest = entryRest(entry);
    return [
      columnsRow(
        column,
        form,
        [date ? [{ text: date }] : undated, titlePieces(column, entry), [{ text: rest }]],
        [center, name],
      ),
      ...(body.length > 0 ? [bodyRow(column, form, body)] : []),
      ...children.flatMap((one) => rowsOf(one, HeadingLevel.HEADING_3)),
    ];
  };
  const names = form.columnHeads?.[sheet.lang];
  const heads = names?.bySection[section.key] ?? names?.others ?? [];
  const head = { ...center, keepNext: true };
  return [
    columnsRow(
      column,
      form,
      heads.map((text) => [{ text, ...column.muted }]),
      [head, head, head],
    ),
    ...section.entries.flatMap((entry) => rowsOf(entry, HeadingLevel.HEADING_2)),
  ];
}

/** The text of an entry; a long one may break across pages. */
const bodyRow = (column: Column, form: WordForm, parts: readonly Part[]): GridRow => ({
  splits: heightOf(parts) > column.sheet.style.page.height * WHOLE_ENTRY,
  cells: [
    {
      width: column.width,
      borders: boxOf(column, form),
      padding: [2.5, form.inset, column.sheet.style.itemGap / 15, form.inset],
      parts,
    },
  ],
});

function sectionRows(column: Column, form: WordForm, section: SectionView): GridRow[] {
  const { sheet } = column;
  const border = borderOf(sheet, form.rule);
  const box = { top: border, bottom: border, left: border, right: border };
  const own = column.with({ width: column.width - twips(form.inset * 2), left: 0, isCell: true });
  const isTable = section.kind === 'table';
  const heading: GridRow = {
    isHead: isTable,
    cells: [
      {
        width: column.width,
        borders: box,
        padding: [1.5, form.inset, 1.5, form.inset],
        ...(form.wash && { fill: sheet.colour(form.wash) }),
        parts: [
          own.paragraph(
            headingPieces(own, section).map((piece) => ({ ...piece, color: headingInk(column) })),
            {
              heading: HeadingLevel.HEADING_1,
              ...(column.heading.align && { alignment: AlignmentType.CENTER }),
              line: sheet.line(column.heading.line),
              keepNext: true,
            },
          ),
        ],
      },
    ],
  };
  const head = isHeaded(section) ? [heading] : [];
  if (section.kind === 'entries' && form.columnHeads) return [...head, ...entryRows(column, form, section)];
  if (section.kind === 'table')
    return [
      ...head,
      ...dataRows(column.with({ left: 0 }), section.columns, section.rows, {
        rule: form.rule,
        isBoxed: true,
        isCentred: Boolean(form.columnHeads),
      }),
    ];
  if (section.kind === 'facts') return [...head, ...factCells(column, form, section.facts)];
  return [
    ...head,
    {
      splits: true,
      cells: [
        {
          width: column.width,
          borders: box,
          padding: [column.heading.below, form.inset, sheet.style.sectionGap / 15, form.inset],
          parts: sectionBody(own, section),
        },
      ],
    },
  ];
}

/** Values and tables of a form, in its cells. */
export const cellRows = (
  column: Column,
  form: WordForm,
  section: Extract<SectionView, { kind: 'facts' | 'table' }>,
): GridRow[] =>
  section.kind === 'facts'
    ? factCells(column, form, section.facts)
    : dataRows(column, section.columns, section.rows, { rule: form.rule, isBoxed: true, isCentred: true });
