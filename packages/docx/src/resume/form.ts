import type { FactView, HeaderView } from '@qicheng/resume/view';
import type { WordForm } from '@qicheng/resume/word-layout';
import { AlignmentType, HeadingLevel } from 'docx';
import type { Column, Part } from './column.js';
import { borderOf, type GridCell, type GridRow } from './grid.js';
import { photoPart, type DocxPhoto } from './photo.js';
import { twips } from './sheet.js';
import { textEm } from './text-width.js';

const NAME = { zh: '姓名', en: 'Name' } as const;
const FORM_TITLE = { zh: '个人简历', en: 'Résumé' } as const;
/** Contacts below details in three columns: an address stays on one line. */
const CONTACTS_WIDE = 22;
/** Details of a section, in two columns. */
const TWO_WIDE = 26;
/** Space around the photo in its cell. */
const PHOTO_ROOM_PX = 10;

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
  const photoWidth = twips(form.photoPx + PHOTO_ROOM_PX);
  return rows.map((cells, index) => {
    const isBeside = index < beside;
    const width = column.width - (isBeside ? photoWidth : 0);
    return {
      height: twips(isBeside ? form.rowPx : (form.restPx ?? form.rowPx)),
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

/** Short cells share rows, long ones follow in separate rows; the name comes first, however long. */
function inRows(cells: readonly Cell[], columns: number, wide: number): Cell[][] {
  const isWide = ({ value }: Cell): boolean => textEm(value) * 2 > wide;
  const short = cells.filter((cell) => !isWide(cell));
  const shared = short.flatMap((_, index) =>
    index % columns === 0 ? [short.slice(index, index + columns)] : [],
  );
  const alone = cells.filter(isWide).map((cell) => [cell]);
  const [first, ...rest] = alone;
  return first?.[0]?.isName ? [first, ...shared, ...rest] : [...shared, ...alone];
}

export const boxOf = ({ sheet }: Column, { rule, wash, isBoxed }: WordForm) => {
  const border = borderOf(sheet, rule);
  return wash || isBoxed ? { top: border, bottom: border, left: border, right: border } : { bottom: border };
};

function rowCells(column: Column, form: WordForm, cells: readonly Cell[], width: number): GridCell[] {
  const { sheet } = column;
  const label = sheet.by(form.label);
  const share = Math.floor(width / cells.length);
  const borders = boxOf(column, form);
  const isBoxed = Boolean(form.wash) || form.isBoxed;
  const center = { alignment: AlignmentType.CENTER };
  return cells.flatMap(({ label: name, value, href, isName }, index): GridCell[] => {
    const own = index === cells.length - 1 ? width - share * index : share;
    const inner = column.with({ left: 0, width: own - label - twips(14) });
    return [
      {
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
      },
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
export const factCells = (
  column: Column,
  form: WordForm,
  facts: readonly FactView[],
  width: number,
): GridRow[] =>
  inRows(facts.map(cellOf), 2, TWO_WIDE).map((cells) => ({
    height: twips(form.restPx ?? form.rowPx * 0.8),
    cells: rowCells(column, form, cells, width),
  }));
