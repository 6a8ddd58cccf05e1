import type { FactView, HeaderView, SectionView } from '@qicheng/resume/view';
import type { WordForm } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import type { Column, Part } from './column.js';
import { dataRows } from './data-table.js';
import { borderOf, grid, type GridCell, type GridRow } from './grid.js';
import { photoPart, type DocxPhoto } from './photo.js';
import { headingInk, headingPieces, isHeaded, sectionBody, startsPage } from './section.js';
import { twips } from './sheet.js';
import { textEm } from './text-width.js';

const NAME = { zh: '姓名', en: 'Name' } as const;
const FORM_TITLE = { zh: '个人简历', en: 'Résumé' } as const;
/** Contacts below facts that stand by threes: an address stays on one line. */
const CONTACTS_WIDE = 22;
/** Room beside the photo in its cell. */
const PHOTO_ROOM_PX = 10;

interface Cell {
  label: string;
  value: string;
  href?: string | undefined;
  isName?: boolean;
}

interface Form {
  column: Column;
  form: WordForm;
  header: HeaderView;
  photo: DocxPhoto | undefined;
}

/** Name, facts and contacts in ruled cells, the photo at the right of the first rows. */
export function personRows({ column, form, header, photo }: Form): GridRow[] {
  const { sheet } = column;
  const other = header.alternateName ? sheet.bracketed(header.alternateName) : '';
  const named: Cell[] =
    form.isNamed && header.name
      ? [{ label: NAME[sheet.lang], value: header.name + other, isName: true }]
      : [];
  const rows =
    form.columns === 3
      ? [
          ...inRows([...named, ...header.facts.map(cellOf)], 3, form.wide),
          ...inRows(header.contacts.map(cellOf), 2, CONTACTS_WIDE),
        ]
      : inRows([...named, ...header.facts.map(cellOf), ...header.contacts.map(cellOf)], 2, form.wide);
  const picture = photo && header.photo ? photo : undefined;
  const beside = picture ? Math.min(rows.length, form.photoRows) : 0;
  const photoWidth = twips(form.photoPx + PHOTO_ROOM_PX);
  return rows.map((cells, index) => {
    const isBeside = index < beside;
    const width = column.width - (isBeside ? photoWidth : 0);
    return {
      height: twips(form.rowPx),
      cells: [
        ...rowCells(column, form, cells, width),
        ...(picture && isBeside
          ? [
              {
                width: photoWidth,
                merge: index === 0 ? ('restart' as const) : ('continue' as const),
                vertical: 'center' as const,
                borders: boxOf(column, form),
                parts:
                  index === 0
                    ? [photoPart(sheet, header, picture, { align: 'center', designed: form.photoPx })]
                    : [],
              },
            ]
          : []),
      ],
    };
  });
}

const cellOf = ({ label, value, href }: FactView): Cell => ({ label, value, href });

/** Short cells share rows, long ones follow with a row each. */
function inRows(cells: readonly Cell[], columns: number, wide: number): Cell[][] {
  const isWide = ({ value }: Cell): boolean => textEm(value) * 2 > wide;
  const short = cells.filter((cell) => !isWide(cell));
  const shared = short.flatMap((_, index) =>
    index % columns === 0 ? [short.slice(index, index + columns)] : [],
  );
  return [...shared, ...cells.filter(isWide).map((cell) => [cell])];
}

const boxOf = ({ sheet }: Column, { rule, wash }: WordForm) => {
  const border = borderOf(sheet, rule);
  return wash ? { top: border, bottom: border, left: border, right: border } : { bottom: border };
};

function rowCells(column: Column, form: WordForm, cells: readonly Cell[], width: number): GridCell[] {
  const { sheet } = column;
  const label = sheet.by(form.label);
  const share = Math.floor(width / cells.length);
  const borders = boxOf(column, form);
  return cells.flatMap(({ label: name, value, href, isName }, index): GridCell[] => {
    const own = index === cells.length - 1 ? width - share * index : share;
    const inner = column.with({ left: 0, width: own - label - twips(14) });
    return [
      {
        width: label,
        vertical: 'center',
        borders,
        padding: [1, 3, 1, form.wash ? 3 : 0],
        ...(form.wash && { fill: sheet.colour(form.wash) }),
        parts: [
          column
            .with({ left: 0, width: label - 90 })
            .paragraph(
              [{ text: name, ...column.muted }],
              form.wash ? { alignment: AlignmentType.CENTER } : {},
            ),
        ],
      },
      {
        width: own - label,
        vertical: 'center',
        borders,
        padding: [1, 4, 1, form.wash ? 8 : 0],
        parts: [
          inner.paragraph([{ text: value, href, ...(isName && { bold: true, size: sheet.size(1.15) }) }]),
        ],
      },
    ];
  });
}

/** The title of the form and what the candidate is. */
export function formTitle(column: Column, { headline }: HeaderView): Part[] {
  const { sheet } = column;
  const { name, headline: look = { em: 1.1, line: 1 }, below } = sheet.layout.head;
  const center = { alignment: AlignmentType.CENTER };
  const color = name.colour ? { color: sheet.colour(name.colour) } : {};
  return [
    column.paragraph([{ text: FORM_TITLE[sheet.lang], size: sheet.size(name.em), ...color }], {
      ...center,
      heading: HeadingLevel.TITLE,
      line: sheet.line(name.line),
      after: headline ? 0 : twips(below),
    }),
    ...(headline
      ? [
          column.paragraph([{ text: headline, size: sheet.size(look.em), ...column.second }], {
            ...center,
            line: sheet.line(look.line),
            after: twips(below),
          }),
        ]
      : []),
  ];
}

/** Sections in cells below the personal facts: one table, and one for each table that repeats its head. */
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
  return tables
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ rows, startsPage: isNew }, index) => [
      ...(index > 0 ? [column.paragraph([], { line: 20, pageBreakBefore: isNew })] : []),
      grid(column, rows),
    ]);
}

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
            { heading: HeadingLevel.HEADING_1, line: sheet.line(column.heading.line), keepNext: true },
          ),
        ],
      },
    ],
  };
  const head = isHeaded(section) ? [heading] : [];
  if (section.kind === 'table')
    return [
      ...head,
      ...dataRows(column.with({ left: 0 }), section.columns, section.rows, {
        rule: form.rule,
        isBoxed: true,
      }),
    ];
  if (section.kind === 'facts')
    return [
      ...head,
      ...inRows(section.facts.map(cellOf), 2, form.wide).map((cells) => ({
        height: twips(form.rowPx * 0.8),
        cells: rowCells(column, form, cells, column.width),
      })),
    ];
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
