import { textWidth } from '@qicheng/resume/detail-lines';
import type { FactView, HeaderView } from '@qicheng/resume/view';
import type { WordForm } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import type { Column, Part } from './column.js';
import { borderOf, type GridCell, type GridRow } from './grid.js';
import { photoPart, type DocxPhoto } from './photo.js';
import { twips } from './sheet.js';

const NAME = { zh: '姓名', en: 'Name' } as const;
const FORM_TITLE = { zh: '个人简历', en: 'Résumé' } as const;
/** Contacts below details in three columns: an address stays on one line. */
const CONTACTS_WIDE = 22;
/** Details of a section, in two columns. */
const TWO_WIDE = 26;
/** Space around the photo in its cell. */
const PHOTO_ROOM_PX = 10;
/** Maximum width of the first of two cells to take one of three columns. */
const NARROW = 10;

interface Cell {
  label: string;
  value: string;
  href?: string | undefined;
  isName?: boolean;
}

export interface Form {
  column: Column;
  form: WordForm;
  header: HeaderView;
  photo: DocxPhoto | undefined;
}

/** Name, details and contacts in bordered cells, with the photo at the right of the first rows. */
export function personRows({ column, form, header, photo }: Form): GridRow[] {
  const { sheet } = column;
  const other = header.alternateName ? sheet.bracketed(header.alternateName) : '';
  const named: Cell[] =
    form.isNamed && header.name
      ? [{ label: NAME[sheet.lang], value: header.name + other, isName: true }]
      : [];
  const post: Cell[] =
    form.headlineLabel && header.headline
      ? [{ label: form.headlineLabel[sheet.lang], value: header.headline }]
      : [];
  const person = [...named, ...header.facts.map(cellOf), ...post];
  const rows =
    form.columns === 3
      ? [...inRows(person, 3, form.wide), ...inRows(header.contacts.map(cellOf), 2, CONTACTS_WIDE)]
      : inRows([...person, ...header.contacts.map(cellOf)], 2, form.wide);
  const picture = photo && header.photo ? photo : undefined;
  const beside = picture ? Math.min(rows.length, form.photoRows) : 0;
  const photoWidth = photoCell(form);
  return rows.map((cells, index) => {
    const isBeside = index < beside;
    const ends = isBeside
      ? ownEnds(form, cells, column.width - photoWidth)
      : (continuedEnds(form, cells.length, column.width) ?? ownEnds(form, cells, column.width));
    return {
      height: twips(isBeside ? form.rowPx : (form.restPx ?? form.rowPx)),
      cells: [
        ...rowCells(column, form, cells, ends),
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

/**
 * Short cells share rows, long ones follow in separate rows, but the first ones stay first. The last short one of three
 * columns shares its row with a longer one.
 */
function inRows(cells: readonly Cell[], columns: number, wide: number): Cell[][] {
  const isWide = ({ value }: Cell): boolean => textWidth(value) > wide;
  const firstShort = cells.findIndex((cell) => !isWide(cell));
  const lead = cells.slice(0, Math.max(0, firstShort)).map((cell) => [cell]);
  const others = cells.slice(lead.length);
  const short = others.filter((cell) => !isWide(cell));
  const shared = short.flatMap((_, index) =>
    index % columns === 0 ? [short.slice(index, index + columns)] : [],
  );
  const [next, ...rest] = others.filter(isWide).map((cell) => [cell]);
  const last = shared.at(-1);
  const isEarly = last?.length === 1 && isWithin(last, NARROW);
  if (columns === 3 && isEarly && next && isWithin(next, wide * 2)) shared.splice(-1, 1, [...last, ...next]);
  else if (next) rest.unshift(next);
  return [...lead, ...shared, ...rest];
}

const isWithin = (row: readonly Cell[], width: number): boolean =>
  row.every(({ value }) => textWidth(value) <= width);

export const boxOf = ({ sheet }: Column, { rule, wash, isBoxed }: WordForm) => {
  const border = borderOf(sheet, rule);
  return wash || isBoxed ? { top: border, bottom: border, left: border, right: border } : { bottom: border };
};

const photoCell = ({ photoPx }: WordForm): number => twips(photoPx + PHOTO_ROOM_PX);

/** Where equal cells end; of two, a narrow first one takes one of three columns. */
function ownEnds(form: WordForm, cells: readonly Cell[], width: number): number[] {
  const [first] = cells;
  if (form.columns === 3 && cells.length === 2 && first && textWidth(first.value) <= NARROW)
    return [Math.floor(width / 3), width];
  return equalEnds(cells.length, width);
}

const equalEnds = (count: number, width: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    index === count - 1 ? width : Math.floor(width / count) * (index + 1),
  );

/**
 * Where cells below the photo end, if there is one: the columns beside it continue, and the last one includes its
 * width. Of two cells the second takes that column. `aside` is the width of a column at the left of the cells.
 */
function continuedEnds(form: WordForm, count: number, width: number, aside = 0): number[] | undefined {
  if (form.photoPx === 0) return undefined;
  const share = Math.floor((width + aside - photoCell(form)) / form.columns);
  if (count === 2) return [share * (form.columns - 1) - aside, width];
  return count === 3 ? [share, share * 2, width] : [width];
}

/** Where the last of the columns beside the photo starts, if there is a photo. */
export const lastColumn = (form: WordForm, width: number): number | undefined =>
  continuedEnds(form, 2, width)?.[0];

function rowCells(
  column: Column,
  form: WordForm,
  cells: readonly Cell[],
  ends: readonly number[],
): GridCell[] {
  const { sheet } = column;
  const borders = boxOf(column, form);
  const isBoxed = Boolean(form.wash) || form.isBoxed;
  const center = { alignment: AlignmentType.CENTER };
  return cells.flatMap(({ label: name, value, href, isName }, index): GridCell[] => {
    const own = (ends[index] ?? 0) - (ends[index - 1] ?? 0);
    const label = name === '' ? 0 : sheet.by((index > 0 && form.laterLabel) || form.label);
    const inner = column.with({ left: 0, width: own - label - twips(14) });
    const labelCell: GridCell = {
      width: label,
      vertical: 'center',
      borders,
      padding: [1, 3, 1, isBoxed ? 3 : 0],
      ...(form.wash && { fill: sheet.colour(form.wash) }),
      parts: [
        column
          .with({ left: 0, width: label - 90 })
          .paragraph([{ text: name, ...column.muted }], isBoxed ? center : {}),
      ],
    };
    return [
      ...(label > 0 ? [labelCell] : []),
      {
        width: own - label,
        vertical: 'center',
        borders,
        padding: [1, 4, 1, isBoxed ? 8 : 0],
        parts: [
          inner.paragraph(
            [{ text: value, href, ...(isName && { bold: true, size: sheet.size(form.restPx ? 1 : 1.15) }) }],
            form.centred?.[sheet.lang] ? center : {},
          ),
        ],
      },
    ];
  });
}

/** The title of the form and the candidate's headline. */
export function formTitle(column: Column, header: HeaderView): Part[] {
  const { sheet } = column;
  const headline = sheet.layout.form?.headlineLabel ? undefined : header.headline;
  const { name, headline: look = { em: 1.1, line: 1 }, below } = sheet.layout.head;
  const center = { alignment: AlignmentType.CENTER };
  const color = name.colour ? { color: sheet.colour(name.colour) } : {};
  return [
    column.paragraph(
      [{ text: (sheet.layout.formTitle ?? FORM_TITLE)[sheet.lang], size: sheet.size(name.em), ...color }],
      {
        ...center,
        heading: HeadingLevel.TITLE,
        line: sheet.line(name.line),
        after: headline ? 0 : twips(below),
      },
    ),
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

/** Labelled values of a section in cells. */
export const factCells = (column: Column, form: WordForm, facts: readonly FactView[]): GridRow[] => {
  const { width, sheet } = column;
  const aside = sheet.style.contentWidth - width;
  const label = form.sectionLabel ?? form.label;
  return inRows(facts.map(cellOf), 2, TWO_WIDE).map((cells) => ({
    height: twips(form.restPx ?? form.rowPx * 0.8),
    cells: rowCells(
      column,
      { ...form, label, laterLabel: label },
      cells,
      continuedEnds(form, cells.length, width, aside) ?? equalEnds(cells.length, width),
    ),
  }));
};
