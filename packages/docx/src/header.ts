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
import { printable } from './plain-text.js';
import { linkedRuns, textRuns } from './runs.js';
import { INK_SOFT, spacing } from './styles.js';
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
  const lines = headerLines(writer, header);
  const head = photo && header.photo ? [besidePhoto(writer, lines, header, photo)] : lines;
  if (header.facts.length === 0) return head;
  // Two tables that touch would become one.
  return [...head, writer.line([]), factTable(writer, header.facts)];
}

function headerLines(writer: Writer, { name, alternateName, headline, contacts }: HeaderView): Paragraph[] {
  const { style } = writer;
  const title = [
    ...textRuns(name),
    ...(alternateName
      ? textRuns(`  ${alternateName}`, { size: style.size.heading, bold: false, color: INK_SOFT })
      : []),
  ];
  return [
    ...(name || alternateName ? [new Paragraph({ heading: HeadingLevel.TITLE, children: title })] : []),
    ...(headline
      ? [
          writer.line(textRuns(headline, { color: INK_SOFT }), {
            spacing: spacing(style, style.size.body, { after: 60 }),
          }),
        ]
      : []),
    ...(contacts.length ? [writer.line(contactRuns(writer, contacts))] : []),
  ];
}

const contactRuns = (writer: Writer, contacts: readonly FactView[]): ParagraphChild[] =>
  contacts.flatMap(({ label, value, href }, index) => [
    ...textRuns(`${index > 0 ? '　' : ''}${label}${writer.colon}`, { color: INK_SOFT }),
    ...linkedRuns(value, href),
  ]);

function besidePhoto(writer: Writer, lines: Paragraph[], header: HeaderView, photo: DocxPhoto): Table {
  const [width, height] = PHOTO_MM[header.photo?.ratio ?? 'oneInch'];
  const photoColumn = Math.round((width + 2) * TWIPS_PER_MM);
  const textColumn = writer.style.contentWidth - photoColumn;
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
    columnWidths: [textColumn, photoColumn],
    rows: [
      new TableRow({ cantSplit: true, children: [cell(textColumn, lines), cell(photoColumn, [picture])] }),
    ],
  });
}
