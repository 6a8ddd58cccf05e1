import type { FactView, HeaderView } from '@qicheng/resume/view';
import {
  HeadingLevel,
  ImageRun,
  LineRuleType,
  AlignmentType,
  Paragraph,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type ParagraphChild,
  type Table,
} from 'docx';
import { widthInEm } from './page-style.js';
import { printable } from './plain-text.js';
import { linkedRuns, textRuns } from './runs.js';
import { INK_SOFT } from './styles.js';
import { factTable, NO_BORDERS, plainTable } from './tables.js';
import type { Writer } from './writer.js';

/** A photo that is already cropped to its ratio. */
export interface DocxPhoto {
  bytes: Uint8Array;
  type: 'jpg' | 'png';
}

const PHOTO_MM = { oneInch: [25, 35], twoInch: [35, 49], square: [30, 30] } as const;
const PIXELS_PER_MM = 96 / 25.4;
const TWIPS_PER_MM = 1440 / 25.4;

/** Name, headline and contacts, the photo beside them, and the personal facts as a table below. */
export function headerParts(
  writer: Writer,
  header: HeaderView,
  photo: DocxPhoto | undefined,
): (Paragraph | Table)[] {
  const width = writer.style.contentWidth - (photo && header.photo ? photoColumn(writer, header) : 0);
  const lines = headerLines(writer, header, width);
  const head = photo && header.photo ? besidePhoto(writer, lines, header, photo) : undefined;
  if (header.facts.length === 0) return head ? [head] : lines;
  return [...(head ? [head] : lines), gap(), factTable(writer, header.facts)];
}

// Two tables that touch would become one; the gap also parts the facts from the contacts.
const gap = (): Paragraph =>
  new Paragraph({ spacing: { line: 120, lineRule: LineRuleType.EXACT }, children: [] });

function headerLines(writer: Writer, header: HeaderView, width: number): Paragraph[] {
  const { name, alternateName, headline, contacts } = header;
  const { size } = writer.style;
  const title = [
    ...textRuns(name),
    ...(alternateName
      ? textRuns(`  ${alternateName}`, { size: size.heading, bold: false, color: INK_SOFT })
      : []),
  ];
  return [
    ...(name || alternateName ? [new Paragraph({ heading: HeadingLevel.TITLE, children: title })] : []),
    ...(headline ? [writer.line(textRuns(headline, { color: INK_SOFT }))] : []),
    ...contactRows(writer, contacts, width).map((row) => writer.line(contactRuns(writer, row))),
  ];
}

/** Contacts in rows that fit, so that no label loses its value at a line's end. */
function contactRows(writer: Writer, contacts: readonly FactView[], width: number): FactView[][] {
  const { em } = writer.style;
  const rows: FactView[][] = [];
  let left = 0;
  for (const contact of contacts) {
    const needed = widthInEm(`${contact.label}${writer.colon}${contact.value}`) * em;
    if (needed > left) rows.push([]);
    left = (needed > left ? width : left) - needed - em;
    rows.at(-1)?.push(contact);
  }
  return rows;
}

const contactRuns = (writer: Writer, contacts: readonly FactView[]): ParagraphChild[] =>
  contacts.flatMap(({ label, value, href }, index) => [
    ...textRuns(`${index > 0 ? '　' : ''}${label ? `${label}${writer.colon}` : ''}`, { color: INK_SOFT }),
    ...linkedRuns(value, href),
  ]);

/** In millimetres: as wide as the candidate wants it, else as its ratio is usually printed. */
function photoSize({ style }: Writer, { photo }: HeaderView): readonly [width: number, height: number] {
  const [width, height] = PHOTO_MM[photo?.ratio ?? 'oneInch'];
  const wanted = style.photoWidthMm ?? width;
  return [wanted, (height * wanted) / width];
}

const photoColumn = (writer: Writer, header: HeaderView): number =>
  Math.round((photoSize(writer, header)[0] + 2) * TWIPS_PER_MM);

function besidePhoto(writer: Writer, lines: Paragraph[], header: HeaderView, photo: DocxPhoto): Table {
  const [width, height] = photoSize(writer, header);
  const pictureColumn = photoColumn(writer, header);
  const textColumn = writer.style.contentWidth - pictureColumn;
  const name = printable(header.name);
  const image = new ImageRun({
    type: photo.type,
    data: photo.bytes,
    transformation: { width: Math.round(width * PIXELS_PER_MM), height: Math.round(height * PIXELS_PER_MM) },
    altText: {
      name: 'photo',
      title: writer.lang === 'zh' ? '照片' : 'Photo',
      description: writer.lang === 'zh' ? `${name}的照片` : `Photo of ${name}`,
    },
  });
  // Exact line spacing would clip the picture to one line (LibreOffice, and Word on some machines).
  const picture = new Paragraph({
    alignment: AlignmentType.RIGHT,
    spacing: { line: 240, lineRule: LineRuleType.AUTO },
    children: [image],
  });
  const cell = (size: number, children: Paragraph[]): TableCell =>
    new TableCell({
      width: { size, type: WidthType.DXA },
      borders: NO_BORDERS,
      verticalAlign: VerticalAlignTable.CENTER,
      children: children.length ? children : [writer.line([])],
    });
  return plainTable({
    columnWidths: [textColumn, pictureColumn],
    rows: [
      new TableRow({ cantSplit: true, children: [cell(textColumn, lines), cell(pictureColumn, [picture])] }),
    ],
  });
}
